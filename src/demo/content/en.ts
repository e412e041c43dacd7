import type { DemoTexts } from './articles.ts'

export const en: DemoTexts = {
  speed: {
    title: 'How fast should your website be?',
    excerpt:
      'Three figures tell whether visitors have to wait on your site. You can measure them yourself, free, in five minutes.',
    body: `
Nobody complains about a slow site. People just leave. So with every project we look at three figures that together say how a visit feels.

## The three figures

| Figure | What it measures | Good |
| --- | --- | --- |
| LCP | when the largest part of the page is there | within 2.5 seconds |
| INP | how long a click waits for an answer | under 200 milliseconds |
| CLS | how much the page jumps while it loads | under 0.1 |

They apply to three quarters of your visitors. A fast laptop at the office says little: it is the phone on the bus that counts.

## Measure it yourself

1. Open your site in Chrome, in a private window.
2. Open the developer tools and choose **Lighthouse**.
3. Choose **Mobile** and start the analysis.
4. Do it three times and take the middle result.

> One measurement is an anecdote. Three are a beginning.

## Most is to be won with pictures

On most sites we look at, the pictures weigh more than everything else together. Give each picture its dimensions, so that the text does not jump, and load only what comes into view:

\`\`\`html
<img src="/studio-800.webp" width="800" height="600"
     loading="lazy" alt="Two people at a drawing table">
\`\`\`

The picture at the top is the exception: load it at once, because it decides your LCP. How to make pictures small without making them ugly is in our piece about pictures.

## And then?

Measure again after every large change. A chat window or a new font can undo in a day what you won in a month. Would you like us to have a look? [Send us your address](/contact) and you get the three figures back, with what you can do about them.
`,
  },
  accessibility: {
    title: 'Building for everyone: seven checks you can do yourself',
    excerpt: 'No expensive audit is needed to begin. With your keyboard and ten minutes you find most of the problems.',
    body: `
About one person in seven has a disability. Then there is everybody with a broken wrist, glasses left at home, or a screen in full sun. An accessible site is simply a better site.

## Seven checks

- **Tab through the page.** Do you always see where you are? Do you get everywhere, the menu included?
- **Zoom to 200 percent.** Is nothing cut off, and is there no need to scroll sideways?
- **Switch pictures off.** Does every picture that tells something have a description?
- **Read only the headings.** Do they tell together what the page is about?
- **Click on a label.** Does the cursor jump to the right field?
- **Send an empty form.** Does it say in words what is missing, and in which field?
- **Look at it in grey.** Is nothing clear by its colour alone?

## Contrast in figures

| Kind of text | At least |
| --- | --- |
| normal text | 4.5 : 1 |
| large text (from 24 px) | 3 : 1 |
| buttons and icons | 3 : 1 |

## A field with a real label

Grey text inside a field is no label: it disappears as soon as you type, and assistive software does not always read it out.

\`\`\`html
<label for="email">E-mail address</label>
<input id="email" type="email" autocomplete="email"
       aria-describedby="email-help">
<p id="email-help">We answer within one working day.</p>
\`\`\`

> If you can use it with the keyboard, the hardest work is done.

## Compulsory or not?

Since June 2025 the European Accessibility Act applies to many online shops and services. Small service providers are often exempt; their customers are not. In doubt? [Ask us](/contact).
`,
  },
  local: {
    title: 'Being found in your own town',
    excerpt:
      'Whoever looks for a baker, painter or hairdresser looks nearby. How to make sure they find you, and not just the big platforms.',
    body: `
For "plumber" a search engine shows other businesses in Ghent than in Liège. You need no tricks for that: you only have to tell the same thing everywhere, and all of it.

## Begin with your business profile

1. Claim your profile at Google and at Bing.
2. Fill in name, address and telephone number exactly as on your site.
3. Choose one main category that is really right.
4. Add your opening hours, public holidays included.
5. Add your own photos: of your place, not of a picture library.

## Tell machines too

On your site you can give the same facts in a form that search engines read without guessing:

\`\`\`json
{
  "@context": "https://schema.org",
  "@type": "Bakery",
  "name": "Bakkerij De Korst",
  "telephone": "+32 9 555 01 23",
  "openingHours": "Tu-Sa 07:00-18:00"
}
\`\`\`

Every site we build has it, and it follows your settings.

## What helps, and what does not

| Do | Do not |
| --- | --- |
| one good page for each service | thirty pages that differ only in the name of a town |
| ask happy customers for a review | buy reviews |
| answer customers' questions on your blog | repeat keywords until nobody can read it |

> Write as you talk at the counter. That is how people search, too.

## Be patient

A new profile takes some weeks. Meanwhile keep track of how customers found you: just ask on the telephone. That one list on paper is often more honest than a report.
`,
  },
  mail: {
    title: 'E-mail that arrives: SPF, DKIM and DMARC explained',
    excerpt: 'Do your quotes end up as spam? Three lines in the settings of your domain usually solve it.',
    body: `
Anybody can send a mail with your address as its sender. Receivers know that, and ask for proof. You put that proof into the settings of your domain, once.

## The three agreements

| Name | The question it answers |
| --- | --- |
| SPF | may this server send mail in your name? |
| DKIM | was the mail not changed on its way? |
| DMARC | what should happen when something is wrong? |

## What it looks like

\`\`\`text
@                    TXT  "v=spf1 include:_spf.mailprovider.example -all"
s1._domainkey        TXT  "v=DKIM1; k=rsa; p=MIGfMA0GCSqGSIb3..."
_dmarc               TXT  "v=DMARC1; p=none; rua=mailto:dmarc@yourshop.example"
\`\`\`

Whoever sends your mail gives you the values for SPF and DKIM. DMARC you write yourself.

## In this order

1. List everything that sends mail in your name: your mailbox, your shop, your accounting program, your newsletter.
2. Set up SPF and DKIM for each of them.
3. Begin with DMARC at \`p=none\` and read the reports for two weeks.
4. Is everything right? Then go to \`p=quarantine\`, and later to \`p=reject\`.

> More than one SPF line is as bad as none: put everything into the same one.

## Check it

Send a mail to an address at Gmail, open it and choose **Show original**. It must say PASS three times. If it says FAIL, first see whether you forgot a service in step one. If you are stuck, we are glad to [have a look](/contact).
`,
  },
  pictures: {
    title: 'Pictures for the web: light, sharp and your own',
    excerpt:
      'A photo of your own place works better than the finest one from a library. How to make it ready for your site.',
    body: `
Visitors recognise a picture library in half a second. An honest photo of your own workplace, taken with a phone in daylight, nearly always wins. If it has been prepared well.

## Four rules for a good photo

- Put the subject near a window, with the light at the side and never behind it.
- Hold the phone level, and take a step closer rather than zoom.
- Leave room around the subject, so that you can crop later.
- Show hands at work. People look at people.

## Which format?

| Format | For what | Weight |
| --- | --- | --- |
| AVIF | photos in modern browsers | the lightest |
| WebP | photos in nearly every browser | light |
| JPEG | as a last resort | heavier |
| PNG | screenshots with text | heavy for photos |
| SVG | logos and icons | very light |

## Let the browser choose

\`\`\`html
<picture>
  <source type="image/avif" srcset="bread-400.avif 400w, bread-1200.avif 1200w">
  <source type="image/webp" srcset="bread-400.webp 400w, bread-1200.webp 1200w">
  <img src="bread-1200.jpg" width="1200" height="800" alt="Bread from the stone oven">
</picture>
\`\`\`

On our sites this happens by itself: you upload one photo, the site makes the rest, and it also removes where and when it was taken.

> A description says what the picture tells, not that it is a picture.

## Ask for permission

Can somebody be recognised? Ask, your colleagues too, and write down when they said yes. It takes a minute and spares you a difficult conversation.
`,
  },
  shop: {
    title: 'Your online shop, ready for the busiest week',
    excerpt:
      'Black Friday and Saint Nicholas come right after one another. With this list you sleep better in November.',
    body: `
In the last week of November many shops get more visits in one day than in an ordinary month. What goes wrong then could usually be seen in September.

## Six weeks before

1. Order something yourself, on a phone, with another card than usual.
2. Count the steps. Five is many, three is good.
3. Ask your payment service whether you have limits.
4. Test what happens when the last piece is ordered twice at once.

## Two weeks before

| Check | Who |
| --- | --- |
| delivery times are right everywhere | shop |
| return address and period are right | shop |
| a backup has been restored, not only made | builder |
| pages are fast with fifty visitors at once | builder |

The last one you can measure roughly:

\`\`\`bash
npx autocannon -c 50 -d 20 https://yourshop.example/
\`\`\`

Do that at a quiet hour, and only on your own site.

## In the week itself

- Change nothing on the site any more. Not even that one small thing.
- Keep a banner ready for when deliveries are late.
- Agree on who can be reached, and until when.

> An honest delivery time sells more than a pretty one.

## Afterwards

Write down what went wrong while you still know. Next year that note is your best preparation. Whoever wants help with testing [makes an appointment](/booking) before October.
`,
  },
  cookies: {
    title: 'Cookies without the fuss: what you may and may not do',
    excerpt: 'Most small sites need no cookie dialog. Unless they measure something, or let others measure.',
    body: `
A cookie dialog is no duty in itself. The rule is simpler: what you do not strictly need for the service somebody asks for, you may only keep after a clear yes.

## What needs a yes?

| What you keep | Needs a yes? |
| --- | --- |
| the chosen language | no |
| shopping cart, staying signed in | no |
| visitor statistics at another company | yes |
| advertising and remarketing | yes |
| an embedded video or map of a third party | yes |

## A good dialog

- Refusing is as easy as accepting: same layer, same button.
- Nothing is ticked in advance.
- The site works after a no, too.
- The choice can be found and changed later.

> Whoever hides the "no" loses more trust than the figures are worth.

## Check it yourself

Open your site in a private window, click on nothing, and type into the browser's console:

\`\`\`js
console.log(document.cookie, Object.keys(localStorage))
\`\`\`

Look under **Network** as well for requests to other companies. If there is anything before you have chosen, there is work to do.

## Less is easier

The best cookie policy is not needing one. Count visits on your own server, replace an embedded map by a drawing with a link, and you need not ask anything. How we do it ourselves is in our [cookie policy](/cookies).
`,
  },
  domain: {
    title: 'Choosing a domain name that lasts',
    excerpt: 'You choose it once and say it a thousand times on the telephone. What to look for before you pay.',
    body: `
A domain name costs little, but a wrong one costs you years of explaining. Take an evening for it, and say it aloud to somebody who has to write it down.

## The telephone test

- Does the other person spell it right the first time?
- Is there no hyphen, figure or double letter in an awkward place?
- Does it sound like what you do in Dutch and in French?
- Does it fit on a van?

## Which extension?

| Extension | Good for |
| --- | --- |
| .be | businesses with customers in Belgium |
| .brussels, .gent, .vlaanderen | whoever wants the region in the name |
| .eu | selling all over Europe |
| .com | if the .be is taken and you own this one as well |

Feel free to take two extensions and let one lead to the other. More is not needed.

## Put it in your own name

It still happens every week: the domain is in the name of a former web builder who no longer answers. Look it up:

\`\`\`bash
whois yourshop.be
\`\`\`

For .be, DNS Belgium shows who the registrar is. The holder must be you, with an e-mail address that is not on that same domain.

> You can build your website again. Your name you cannot.

## And then

1. Switch automatic renewal on.
2. Keep the sign-in where a colleague can find it.
3. Set up SPF, DKIM and DMARC before you send the first mail.

We always register domains in the name of the customer. If you want to move to us from somebody else, we [help you](/contact) with the code.
`,
  },
}
