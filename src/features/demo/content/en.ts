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

## What next?

Measure again after every big change. A chat widget or a new font can undo a month’s gains in a day. Would you like us to take a look? [Send us your web address](/contact) and we’ll reply with the three figures and what you can do about them.
`,
  },
  accessibility: {
    title: 'Building for everyone: seven checks you can do yourself',
    excerpt:
      'You don’t need an expensive audit to get started. With a keyboard and ten minutes, you’ll find most of the problems.',
    body: `
About one in six people has a disability, according to the WHO. Then there’s everyone with a broken wrist, glasses left at home or a screen in bright sunlight. An accessible site is simply a better site.

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
| .com | international customers, next to your .be |

Feel free to register two extensions and redirect one to the other. That’s enough.

## Put it in your own name

It still happens all the time: the domain is in the name of a former web developer who no longer replies. Look it up:

\`\`\`bash
whois yourshop.be
\`\`\`

For .be, DNS Belgium shows who the registrar is. You should be the holder, with an email address that isn’t on that same domain.

> You can rebuild a website. You can’t rebuild a name.

## What next?

1. Turn on automatic renewal.
2. Keep the login details where a colleague can find them.
3. Set up SPF, DKIM and DMARC before you send your first email.

We always register domains in our clients’ names. If you want to move your domain to us from another provider, we’ll [help you](/contact) with the transfer code.
`,
  },
}
