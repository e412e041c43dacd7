import type { DemoTexts } from './articles.ts'

export const en: DemoTexts = {
  speed: {
    title: 'How fast should your website be?',
    excerpt:
      'Three figures show whether visitors have to wait for your site. You can measure them yourself, free of charge, in five minutes.',
    body: `
Nobody complains about a slow site. They just leave. So on every project we look at three figures that together show how a visit feels.

## The three figures

| Figure | What it measures | Good |
| --- | --- | --- |
| LCP | when the largest visible element appears | within 2.5 seconds |
| INP | how long the page takes to respond to a click | under 200 milliseconds |
| CLS | how much the page jumps around while loading | under 0.1 |

Google checks whether at least three quarters of visits meet them. A fast laptop in the office says little: it’s the phone on the bus that counts.

## Measure it yourself

1. Open **PageSpeed Insights** at pagespeed.web.dev.
2. Enter the address of your site and choose **Analyze**.
3. Look at the **Mobile** tab. If your site has enough visitors, the top of the report shows all three figures from real visits.
4. Below that is a lab test with Lighthouse. It gives you LCP and CLS, but not INP. Run it three times and take the middle result.

> One measurement is an anecdote. Three are a beginning.

## Images are the biggest win

On most sites we look at, images weigh more than everything else put together. Give each image its dimensions, so the text doesn’t jump, and load only what comes into view:

\`\`\`html
<img src="/studio-800.webp" width="800" height="600"
     loading="lazy" alt="Two people at a drawing table">
\`\`\`

The image at the top is the exception: load it straight away, because it determines your LCP. Our article on images explains how to make them smaller without making them ugly.

## What a visitor notices

Picture it: Friday, a quarter to six, and someone on the tram is looking up your opening hours. First the screen stays blank, then the logo appears, then the photo. Just as she goes to tap “Call us”, everything slides down and she taps your newsletter instead. Each annoyance has its own figure: the blank screen is LCP, the button that doesn’t respond straight away is INP, the jump is CLS.

You don’t have to remember the names. Do remember that these are three separate problems, each with its own cause. A site can load quickly and still feel sluggish, because a script keeps the phone busy for a second.

## Where the time goes

On small business sites, we keep finding the same causes:

| Cause | How you notice | What to do |
| --- | --- | --- |
| photos straight from the camera | the page weighs several megabytes | resize, and save as WebP or AVIF |
| other companies’ scripts | chat, map and video load with the page | load them after a click, or drop them |
| too many fonts | text appears late or jumps | one or two, on your own server |
| a slow server | at first, nothing happens | caching, or different hosting |
| a heavy theme | every page loads code you don’t use | clean up, or start again |

Start at the top. You can often fix the first two rows in an afternoon without touching the design. The last two are a job for your developer.

## Questions for your developer

You don’t need to read code to have a useful conversation. These questions are enough:

- How much does our home page weigh on a phone, and how much of that is images?
- Which files come from other companies, and what would we lose without them?
- What does a visitor on a slow connection see first: nothing, or some text?
- Who measures this after a change, and when?

If the first question doesn’t get you a number, probably nobody is measuring. With us, it’s part of [web design](/services/webdesign), and of [maintenance](/services/maintenance) after that.

## When is it fast enough?

Once the three figures are good on an ordinary phone, you can stop. Going from 1.8 to 1.6 seconds takes days of work, and hardly anyone will notice. That time is better spent on better photos or a clearer price list.

## What next?

Measure again after every big change. A chat widget or a new font can undo a month’s gains in a day. Would you like us to take a look? [Send us your web address](/contact) and we’ll reply with the three figures and what you can do about them.
`,
  },
  accessibility: {
    title: 'Building for everyone: seven checks you can do yourself',
    excerpt:
      'You don’t need an expensive audit to get started. With a keyboard and ten minutes, you’ll find most of the problems.',
    body: `
About one in six people has a disability, according to the World Health Organization (WHO). Then there’s everyone with a broken wrist, glasses left at home or a screen in bright sunlight. An accessible site is simply a better site.

## Seven checks

- **Tab through the page.** Can you always see where you are? Can you reach everything, including the menu?
- **Zoom in to 200 per cent.** Is everything still visible, without scrolling sideways?
- **Turn images off.** Does every meaningful image have a description?
- **Read only the headings.** Together, do they explain what the page is about?
- **Click on a label.** Does the cursor jump to the right field?
- **Submit an empty form.** Does it say in words what’s missing, and in which field?
- **View it in greyscale.** Is everything still clear without colour?

## Contrast in figures

| Type of text | Minimum |
| --- | --- |
| normal text | 4.5 : 1 |
| large text (from 24 px) | 3 : 1 |
| buttons and icons | 3 : 1 |

## A field with a real label

Grey text inside a field isn’t a label: it disappears as soon as you type, and assistive technology doesn’t always read it out.

\`\`\`html
<label for="email">Email address</label>
<input id="email" type="email" autocomplete="email"
       aria-describedby="email-help">
<p id="email-help">We reply within one working day.</p>
\`\`\`

> If it works with a keyboard, the hardest part is done.

## What you’ll usually find

Run the seven checks on your home page, your contact page and the page where people order or request something. On most sites, this is what comes up:

| What you notice | Who it affects | What to ask for |
| --- | --- | --- |
| light grey text on white | people with poor eyesight, anyone in the sun | darker text |
| a menu that only opens on hover | anyone without a mouse, on phones too | a button you can press |
| “click here” as a link | people who have links read aloud | the name of the page as the link |
| error messages only in red | people who can’t tell colours apart | a sentence next to the field |
| a video that starts by itself | people troubled by sound or movement | a play button |

None of the five calls for a new site. Each takes between an hour and a day. For every point, note which page you saw it on and keep a screenshot. The person who fixes it will know where to look, and you can check afterwards that it has been solved.

## How to go about it

Trying to do everything at once is the surest way not to start. Work in this order:

1. **Whatever stops someone.** If a keyboard user can’t send your form, you lose a customer. That comes first.
2. **Whatever is on every page.** Fix the menu, the footer and the buttons once, and every page improves.
3. **Whatever is visited most.** Home page, opening hours, prices, contact.
4. **The rest**, whenever you’re editing a page anyway.

Ask a customer with a disability to take a look as well, and pay for their time. Half an hour will teach you more than a forty-page report.

## Words count too

Accessibility isn’t only about technology. Short sentences, headings and everyday words help people who find reading hard, people who speak another language and people in a hurry. A few habits:

- Give the answer first, then the explanation.
- Write an abbreviation out in full the first time.
- Put steps in a numbered list.
- Never put important information only in an image or a PDF.

On every site we make, these checks are part of [how we work](/services/webdesign): they run automatically after each change, and we check by hand what a machine can’t see.

## Is it compulsory?

Since June 2025, the European Accessibility Act has applied to many online shops and services for consumers. Micro-enterprises that provide services are exempt: fewer than ten staff, and a turnover or balance sheet of two million euros at most. Not sure? [Ask us](/contact).
`,
  },
  local: {
    title: 'Getting found in your own town',
    excerpt:
      'People looking for a baker, painter or hairdresser look nearby. Here’s how to make sure they find you, and not just the big platforms.',
    body: `
Search for “plumber” and you’ll see different businesses in Ghent than in Liège. You don’t need any tricks to be among them: just give the same complete details everywhere.

## Start with your business profile

1. Claim your profile on Google and Bing.
2. Enter your name, address and phone number exactly as they appear on your site.
3. Choose the one main category that really fits.
4. Add your opening hours, including public holidays.
5. Add photos of your own premises, not stock photos.

## Tell machines too

On your site you can give the same details in a format that search engines can read without guessing:

\`\`\`json
{
  "@context": "https://schema.org",
  "@type": "Bakery",
  "name": "Bakkerij De Korst",
  "telephone": "+32 9 555 01 23",
  "openingHours": "Tu-Sa 07:00-18:00"
}
\`\`\`

Every site we build includes this, and it stays in step with your settings.

## What helps and what doesn’t

| Do | Don’t |
| --- | --- |
| write one good page for each service | publish thirty pages that differ only in the name of a town |
| ask happy customers for a review | buy reviews |
| answer customers’ questions on your blog | repeat keywords until the text is unreadable |

> Write the way you talk to customers at the counter. That’s how people search, too.

## Put on your site what people want to know

A profile brings people to your name. Your site decides whether they call. Look at it as someone who doesn’t know you and is standing in the street. Within ten seconds, they want to know:

- What do you do, in words your customers use? “Roof leaks repaired” says more than “complete solutions”.
- Where are you, or how far do you travel? Name towns, not “the region and beyond”.
- When are you open, and is that still true next Monday?
- Roughly what does it cost? A “from” price beats no price at all.
- How do I reach you? A phone number you can tap, not one inside an image.

If one of those five is missing, some of your visitors will call the business listed below you.

## One page per service

A plumber with a single “Services” page tells search engines that he does a bit of everything. Make one page for blocked drains, one for boilers and one for bathrooms. On each page, explain how you work, roughly what it costs, how soon you can come and what people often ask. Add a photo of a real job with the town in the caption, and you have something no platform has.

Three hundred words will do. If you have nothing to say about a service, it doesn’t need its own page.

## Asking for reviews without being pushy

Most happy customers write nothing because nobody asks. Ask at the moment they’re happy: when you finish the job, or when they pay. Send an email the same day, with one link and one sentence. Offer nothing in return: a discount for a good review is misleading, and readers can tell.

Answer the bad ones too. Keep it short and polite, and say what you’re doing about it. That’s what later readers look at most. You can see how we go about it on our [reviews](/reviews) page.

## Half an hour a month

This doesn’t have to become a job in itself. Put a fixed half hour in your diary, on the first Monday of the month for instance:

1. Check that your opening hours are still right, on your site and on your profiles.
2. Search for your service and your town in a private window. What would a customer click on, and why?
3. Add one new photo of recent work.
4. Answer last month’s reviews.
5. Write down the question you were asked most often, and answer it on your site.

After a year you’ll have twelve photos, twelve answers and a profile that’s alive. Most businesses in your street won’t. No time, or no appetite for it? We can include it in your [maintenance](/services/maintenance).

## Be patient

A new profile takes a few weeks to show up. In the meantime, keep track of how customers found you: just ask when they call. A simple list on paper is often more honest than a report.
`,
  },
  mail: {
    title: 'Email that arrives: SPF, DKIM and DMARC explained',
    excerpt: 'Do your quotes end up in the spam folder? Three lines in your domain settings usually fix it.',
    body: `
Anyone can send an email that appears to come from your address. Mail providers know that, so they ask for proof. You add that proof to your domain settings, once.

## The three standards

| Name | The question it answers |
| --- | --- |
| SPF | is this server allowed to send email in your name? |
| DKIM | was the message altered in transit? |
| DMARC | what should happen if a check fails? |

## What it looks like

\`\`\`text
@                    TXT  "v=spf1 include:_spf.mailprovider.example -all"
s1._domainkey        TXT  "v=DKIM1; k=rsa; p=MIGfMA0GCSqGSIb3..."
_dmarc               TXT  "v=DMARC1; p=none; rua=mailto:dmarc@yourshop.example"
\`\`\`

Your email provider gives you the values for SPF and DKIM. You write the DMARC line yourself.

## In this order

1. List everything that sends email in your name: your mailbox, your shop, your accounting software, your newsletter.
2. Set up SPF and DKIM for each of them.
3. Start with DMARC at \`p=none\` and read the reports for two weeks.
4. All good? Switch to \`p=quarantine\`, and later to \`p=reject\`.

> Two SPF lines are as bad as none: put everything in one.

## Why this matters for a small business too

A joiner sends a quote and hears nothing. After a week he calls: the customer never got it and has chosen someone else. The quote was in the spam folder, because the new mail provider wasn’t in the SPF record. You only notice this when it’s too late, because nobody tells you that an email went to spam.

Since 2024, Gmail and Yahoo have required these checks from anyone who sends a lot of email. They count for small senders as well. A domain without proof starts at a disadvantage.

## What people forget

The mailbox itself is usually fine. It’s the other services that cause surprises. Go through this list:

- the contact form on your website;
- order confirmations and invoices from your online shop;
- your accounting software, if it sends invoices;
- your newsletter;
- your booking or calendar system;
- the office scanner that emails documents.

For each one, look in its settings for “custom domain” or “verify sender”. That’s where you’ll find the records to copy. If a service doesn’t offer this, let it send from its own address, with yours as the reply address.

## Reading a report

With DMARC set to \`p=none\`, you get reports every day. They are XML files, made for machines. A free reader turns them into a table. Look for three things:

| What you see | What it means | What to do |
| --- | --- | --- |
| a service you know, with failures | you missed a record | complete SPF or DKIM |
| an unknown server with few emails | often a forwarded message | nothing, but keep an eye on it |
| an unknown server with many emails | someone is abusing your domain | move to \`p=reject\` sooner |

## More than technology

Even with three passes, an email can end up in spam. Write a subject that says what it’s about, don’t attach twenty megabytes and never buy addresses. Ask new customers to add you to their contacts: it helps more than you’d think.

## Getting help without handing over your keys

Often someone else manages your domain: the developer, a cousin, a former partner. First find out who can change the DNS settings, and make sure you can too. Then send that person exactly what has to be entered, as text to copy rather than a screenshot.

- Ask for confirmation as each record goes in.
- Keep a copy of what was there before, so you can go back.
- Allow a few hours to a day for a change to take effect everywhere.
- Never share the password of your mailbox. It isn’t needed for this.

If nobody remembers, start by finding out in whose name the domain is registered.

## Check it

Send an email to a Gmail address, open it and choose **Show original**. You should see PASS three times. If it says FAIL, first check whether you forgot a service in step one. Stuck? We’re happy to [take a look](/contact).
`,
  },
  pictures: {
    title: 'Images for the web: light, sharp and your own',
    excerpt:
      'A photo of your own premises works better than the finest stock photo. Here’s how to get it ready for your site.',
    body: `
Visitors spot a stock photo in half a second. An honest photo of your own workplace, taken with a phone in daylight, nearly always wins, as long as you prepare it well.

## Four rules for a good photo

- Put the subject near a window, with the light from the side and never from behind.
- Hold the phone level, and step closer instead of zooming in.
- Leave space around the subject, so you can crop later.
- Show hands at work. People look at people.

## Which format?

| Format | Best for | File size |
| --- | --- | --- |
| AVIF | photos in modern browsers | smallest |
| WebP | photos in nearly every browser | small |
| JPEG | photos, as a fallback | larger |
| PNG | screenshots with text | large for photos |
| SVG | logos and icons | tiny |

## Let the browser choose

\`\`\`html
<picture>
  <source type="image/avif" srcset="bread-400.avif 400w, bread-1200.avif 1200w">
  <source type="image/webp" srcset="bread-400.webp 400w, bread-1200.webp 1200w">
  <img src="bread-1200.jpg" width="1200" height="800" alt="Bread from the stone oven">
</picture>
\`\`\`

On our sites this happens automatically: you upload one photo, the site creates the other versions and removes the data about where and when it was taken.

> A description says what the image shows, not that it’s an image.

## Which photos do you need?

Fewer than you think. For a five-page site, about ten photos are usually enough, if you choose them well:

- The shopfront or the van, so that people recognise you when they arrive.
- You and your team, at work or just after. Not a row of folded arms.
- Three results: a cake, a bathroom, a haircut. From close up and from further back.
- One detail that shows how you work: tools, a sample book, the mise en place.
- The room a customer walks into.

Take each one twice, in landscape and in portrait. Landscape fills the width of a computer screen; portrait fits a phone better.

## Smaller without anyone noticing

A photo from a recent phone is four to six thousand pixels wide. On your site, a screen rarely shows more than 1,600 of them. The rest is downloaded and thrown away.

1. Crop first. Anything that doesn’t help can go.
2. Resize to 1,600 pixels wide, or 800 for a photo that takes up half the width.
3. Save as WebP at quality 75 and compare it with the original on your phone, not at 200 per cent on your computer.
4. Give the file a name that says what it shows: sourdough-loaf.webp, not photo-4821.webp.

Free tools such as Squoosh do this in your browser; the photo never leaves your computer. Always keep the original: in three years you may want a larger version.

## Writing a description

People who can’t see the photo hear your description. Search engines read it too. A good one is a single sentence, as if you were describing the photo over the phone:

| Photo | Not this | But this |
| --- | --- | --- |
| shop window | photo of shop | The shop window, with three bicycles behind the glass |
| team | our team | Four painters in work clothes on a scaffold |
| decoration | line | leave it empty: it says nothing |

## A photographer, or your phone?

For everyday work, your phone is fine. For the large photo at the top, for portraits and for anything in difficult light, a photographer pays off. Half a day is usually enough, if you come prepared:

- List what you need, and for which page.
- Tidy away whatever you don’t want in the picture. That takes longer than the photography.
- Agree in writing what you may use the photos for: site, print, social media.
- Ask for the files at full size, and keep them in two places.

On our [web design](/services/webdesign) projects, we go through the photos you have and the ones still missing before the design is settled.

## Ask for permission

Can someone be recognised? Ask them first, even your colleagues, and note when they said yes. It takes a minute and saves you an awkward conversation.
`,
  },
  shop: {
    title: 'Your online shop, ready for the busiest week',
    excerpt:
      'Black Friday and Saint Nicholas fall within days of each other. This checklist helps you sleep better in November.',
    body: `
In the last week of November, many shops get more visits in one day than in a normal month. What goes wrong then could usually have been spotted in September.

## Six weeks before

1. Order something yourself, on a phone, with a different card from usual.
2. Count the steps. Five is a lot, three is good.
3. Ask your payment provider whether any limits apply.
4. Test what happens when two people order the last item at the same time.

## Two weeks before

| Check | Who |
| --- | --- |
| delivery times are correct everywhere | shop |
| return address and return period are correct | shop |
| a backup has been restored, not just made | developer |
| pages are fast with fifty visitors at once | developer |

You can get a rough measure of the last one:

\`\`\`bash
npx autocannon -c 50 -d 20 https://yourshop.example/
\`\`\`

Do this at a quiet time, and only on your own site.

## During the week

- Don’t change anything on the site. Not even that one small thing.
- Have a banner ready in case deliveries run late.
- Agree who is on call, and until when.

> An honest delivery time sells better than an optimistic one.

## Order the way a customer does

Many shopkeepers have never used their own checkout on a phone, one-handed, without an account. Go through all of it: find a product, add it to the basket, enter your address, pay and read the confirmation. Make a note every time you hesitate. These are the usual trouble spots:

- Delivery costs only appear at the end. Show them on the product page, or at least in the basket.
- You need an account to pay. Let people order as a guest and offer the account afterwards.
- The address field rejects a flat number, or an address in the Netherlands or France.
- The pay button disappears off the screen as soon as you fill in a field.
- The confirmation doesn’t say when the parcel will arrive.

Then ask someone who doesn’t know your site to do the same. Watch and say nothing. That last part is harder than it sounds.

## Stock and delivery times

On a busy day you sell faster than you count. Agree in advance what the site does when something runs out: hide it, show a date, or accept orders with a longer delivery time. All three are defensible, as long as the customer knows before paying.

If you also sell the item over the counter, keep a single stock list. Two lists that you match by hand every evening will drift apart in November. Connecting the shop to your till is the first thing we look at when we build an [online shop](/services/ecommerce).

## An emergency plan on one sheet

Put it on paper, because if the site is down, your email may be down too:

1. Who calls the hosting company, and on what number?
2. Who calls the payment provider, and which customer number will they ask for?
3. Where is the latest backup, and who can restore it?
4. What do we post on social media, and who does it?

Pin it up next to the phone. You probably won’t need it, which is the whole point. If you have a [maintenance contract](/services/maintenance), ask in advance who is on call that week.

## What your customers ask

In a busy week you get the same question twenty times. Answer it in advance, where people look:

| Question | Where the answer belongs |
| --- | --- |
| Will it arrive before 6 December? | above the order button |
| Can I collect it from the shop? | in the basket |
| How do I return something? | in the confirmation email |
| Can I have an invoice for my business? | next to the VAT field |

Give the same answers to the person who picks up the phone. That way everyone hears the same thing, even from the Saturday staff.

## Afterwards

Write down what went wrong while it’s fresh. Next year, that note will be your best preparation. Want help testing? [Book an appointment](/booking) before October.
`,
  },
  cookies: {
    title: 'Cookies without the fuss: what you may and may not do',
    excerpt:
      'Most small sites don’t need a cookie banner, unless they use cookies for analytics or let other companies do so.',
    body: `
A cookie banner isn’t compulsory in itself. The rule is simpler: anything that isn’t strictly necessary for what the visitor asks for may only be stored after a clear yes.

## What needs consent?

| What you store | Consent needed? |
| --- | --- |
| the chosen language | no |
| shopping basket, staying logged in | no |
| analytics with cookies, your own included | yes |
| advertising and remarketing | yes |
| an embedded third-party video or map | yes |

## A good cookie banner

- Rejecting is as easy as accepting: same screen, same kind of button.
- Nothing is ticked in advance.
- The site still works after a no.
- The choice is easy to find and change later.

> Hiding the “no” costs you more trust than the figures are worth.

## Check it yourself

Open your site in a private window, don’t click anything, and type this in the browser’s console:

\`\`\`js
console.log(document.cookie, Object.keys(localStorage))
\`\`\`

Also look under **Network** for requests to other companies. If you see anything before you’ve made a choice, there’s work to do.

## Three examples from practice

**The hairdresser with a booking button.** The site has four pages and a button to a booking system. The site itself stores nothing except the chosen language. It doesn’t need a banner. The booking system has its own rules, because it’s someone else’s site.

**The bakery with a map and a video.** The Google map and the YouTube video load with the page and set cookies, even for people who only came for the opening hours. There are two solutions: ask for consent first, or show an image that loads the map or video after a click. The second is friendlier and faster.

**The online shop with ads.** You may set the basket cookie without asking. The social network’s pixel is another matter, even if it’s “only for measuring”. Load it only after a yes, and never after a no.

## What you must be able to show

If you ask for consent, you must be able to prove that you got it. That sounds worse than it is. For each choice, keep:

1. when it was made;
2. for which categories;
3. what the banner said at the time.

You don’t need a name. Don’t ask again on every visit either: people who said no don’t want the same question every week. Six months is a reasonable period. If you change what you store, ask again, because a yes only covers what was on the screen.

## Mistakes we often see

- The banner asks for consent, but the scripts are already running.
- “By continuing to browse, you agree.” That isn’t consent.
- The button to refuse is hidden behind “More options”.
- The cookie policy lists cookies that disappeared years ago.
- A plug-in was removed, but its script wasn’t.

Put a reminder in your diary twice a year to check this. After installing a new plug-in, check straight away.

## Who is responsible?

You are, as the owner of the site, even if someone else built it. The supplier of a plug-in or chat widget is responsible for its own part, but a visitor with a complaint comes to you. So for every new tool, ask:

- Which cookies does it set, and for how long?
- Which company and which country does the data go to?
- Does it still work if someone refuses?

If the answer isn’t in writing, you’re better off without it. In Belgium, the Data Protection Authority supervises this; its site has checklists in plain language. This article isn’t legal advice: if you have doubts about a specific case, ask a lawyer.

## Less is easier

The best cookie banner is the one you don’t need. Count visits on your own server without cookies, replace an embedded map with a drawing and a link, and you don’t have to ask anything. So why does this site ask? Because it offers an interactive map and more detailed analytics to visitors who agree. Our [cookie policy](/cookies) explains how.
`,
  },
  domain: {
    title: 'Choosing a domain name that lasts',
    excerpt: 'You choose it once and spell it out a thousand times on the phone. Here’s what to check before you pay.',
    body: `
A domain name costs little, but the wrong one means years of explaining. Take an evening to choose, and say it aloud to someone who has to write it down.

## The phone test

- Does the other person spell it correctly the first time?
- Is it free of hyphens, digits and awkward double letters?
- Does it sound like what you do, in both Dutch and French?
- Does it fit on a van?

## Which extension?

| Extension | Good for |
| --- | --- |
| .be | businesses with customers in Belgium |
| .brussels, .gent, .vlaanderen | businesses that want their region in the name |
| .eu | selling across Europe |
| .com | international customers, alongside your .be |

Feel free to register two extensions and redirect one to the other. That’s enough.

## Put it in your own name

It still happens all the time: the domain is in the name of a former web developer who no longer replies. Look it up:

\`\`\`bash
whois yourshop.be
\`\`\`

For .be, DNS Belgium shows who the registrar is. You should be the holder, with an email address that isn’t on that same domain.

> You can rebuild a website. You can’t rebuild a name.

## Your own name, or what you do?

Broadly, there are two kinds of names. One says who you are (peetersanddaughter), the other what you do (roofingghent). Both work, in different ways.

- Your own name grows with you. If you also sell solar panels in five years’ time, you won’t have to move.
- A descriptive name explains itself, but soon looks like that of three competitors.
- A made-up word is easy to remember if it’s short, and hard to spell if it isn’t.

Search engines stopped favouring names that contain the search term years ago. So choose what people remember. To find out whether a name is already a trademark, check the database of the Benelux Office for Intellectual Property (BOIP) before you have anything printed. See whether the name is free on the social media you use, too.

## What it costs, and what it doesn’t

A standard extension costs about as much per year as a lunch. Before you pay, look at three things:

- The price in the second year. The first is often a teaser.
- Bundles with extras you don’t need, such as ten extensions at once.
- “Premium” names. Someone has bought them up and wants a lot of money. There’s almost always an ordinary name that’s just as good.

If you get a letter or an email saying that your domain must be renewed “urgently” with a company you don’t know, throw it away. You renew with your own registrar, and their name is on your invoice.

## Moving without losing your email

A domain and a website are two different things, and your email is a third. You can change developers and leave your domain where it is. If you do want to move the domain, do it in this order:

1. List all your DNS records, including those for your email.
2. Set up the same records with the new provider.
3. Ask for the transfer code and start the move on a Tuesday, not on a Friday evening.
4. Afterwards, send yourself an email from another address.

## One more check

Type the name in lower case, without spaces, and let someone else read it aloud. Two words that together form a third are easy to miss. Look it up in Dutch and French as well: what sounds innocent to you may mean something else next door.

## What next?

1. Turn on automatic renewal.
2. Keep the login details where a colleague can find them.
3. Set up SPF, DKIM and DMARC before you send your first email.

We always register domains in our clients’ names. If you want to move your domain to us from another provider, we’ll [help you](/contact) with the transfer code.
`,
  },
}
