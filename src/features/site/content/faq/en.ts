import type { Faq } from '../faq-content.ts'

export const en: Faq = {
  general: {
    heading: 'General',
    items: [
      {
        id: 'how-a-project-runs',
        question: 'How does a project run?',
        answer: `It starts with a conversation. Then you get a quote with a price and a schedule. If you agree, we draw first and build second. You see the work as it grows, and the site goes live when you say so, not before.

All the while you deal with the people who make your site. You can [book a first meeting](/booking) here.`,
      },
      {
        id: 'who-makes-it',
        question: 'Who makes my website?',
        answer:
          'We do. The people you talk to are the people who design and program your website, so your questions reach the ones who work on it.',
      },
      {
        id: 'examples',
        question: 'Can I see examples of your work?',
        answer:
          'Yes. We made the site you are reading. What clients thought of their project is under [reviews](/reviews). Tell us in a first [meeting](/booking) what you have in mind, and we show you examples that come close.',
      },
      {
        id: 'timeline',
        question: 'How long until my site is online?',
        answer: `A simple site takes {weeksFrom} to {weeksTo} weeks. An online shop or a web application takes longer; the schedule is then part of your quote.

What holds projects up most often is waiting for texts and photos. Have them ready at the start and it goes faster.`,
      },
      {
        id: 'book-appointment',
        question: 'How do I book an appointment?',
        answer: `Log in, go to [book an appointment](/booking), say what it is about (a new web application, a change or a problem), then choose a day and a time. Add a few lines on what you need, so that we come prepared.

You see at once which times are still free. If you would rather [[{companyPhone}?call or ]]write first, all you need is on the [contact page](/contact).`,
      },
      {
        id: 'after-booking',
        question: 'Is my appointment final right away?',
        answer: `No. Your request is pending at first, and an e-mail tells you so. In the meantime we hold the time you chose.

Once we approve it, you get a confirmation by e-mail with an invite for your calendar. If we cannot make it, we write to you with the reason. You can always see where things stand under [my appointments](/my-appointments).`,
      },
      {
        id: 'change-appointment',
        question: 'Can I move or cancel an appointment?',
        answer: `Yes. Under [my appointments](/my-appointments) you withdraw a request or an approved appointment. To move it, withdraw the old one and pick a new time.[[{companyPhone}? If that is awkward, just give us a call.]]`,
      },
      {
        id: 'where-we-meet',
        question: 'Can we meet by phone or at my office?',
        answer:
          'Yes, where that is practical. Say in your [request](/booking) what you prefer: a phone call, a video call, our place or your office. The confirmation says what we agreed.',
      },
      {
        id: 'region',
        question: 'Which region do you work in?',
        answer: `All of Belgium[[. We are based in {companyCity}]]. Most of the work can be discussed at a distance, so you need not live nearby. Our address is on the [contact page](/contact).`,
      },
      {
        id: 'why-an-account',
        question: 'Why do I need an account?',
        answer: `You don’t, to read the site or send us a message. You do to book an appointment, comment on the blog or write a review: for those we want to know that the e-mail address really is yours.

You [register](/register) with an e-mail address and a password, and confirm the address before you first log in. You can also continue with Google. In your [profile](/profile) you download your data or delete the account.`,
      },
      {
        id: 'our-languages',
        question: 'Which languages do you work in?',
        answer:
          'Dutch, English and French. The site exists in all three, and e-mails about your appointment come in the language you booked in. You can switch at the top of every page.',
      },
      {
        id: 'support',
        question: 'Who helps me when something breaks?',
        answer: `We do. Send a message from the [contact page](/contact)[[{companyPhone}?, call us]] or book an [appointment](/booking) to report a problem. On working days we answer the same day. Our opening hours are on the contact page.

Is your website down and is it urgent? Put that first in your message[[{companyPhone}? or call us at once]].`,
      },
      {
        id: 'personal-data',
        question: 'What do you do with my data?',
        answer: `We keep what we need to answer you, to arrange your appointments and to run your account. Messages from the contact form are erased after {contactYears} years. We sell nothing on. For servers and backups we prefer companies in the European Economic Area.

The [privacy policy](/privacy) says exactly what we keep and why, and how to get a copy or have it erased.`,
      },
      {
        id: 'cookie-choice',
        question: 'Which cookies does this site use?',
        answer: `Only the essential ones, unless you allow more. Functional cookies, statistics and marketing are off until you turn them on, and saying no takes exactly as many clicks as saying yes.

We remember your answer for {consentDays} days. If you change your mind, the cookie settings are at the bottom of every page. The full list is in the [cookie policy](/cookies).`,
      },
    ],
  },
  services: {
    heading: 'Services',
    items: [
      {
        id: 'what-we-make',
        question: 'What exactly do you make?',
        answer: `Five things, each with a page of its own:

- [web design](/services/webdesign): a site made for your business
- [backend as a service](/services/backend): the server behind your app or site
- [online shops](/services/ecommerce): a shop with stock, payments and VAT
- [web applications](/services/web-applications): a tool for your team or your clients
- [maintenance](/services/maintenance): updates, backups and small changes

Not sure which one you need? You don’t have to be. [Ask us](/contact).`,
      },
      {
        id: 'package-contents',
        question: 'What is in the packages?',
        answer: `Hosting, the certificate and backups are part of every package.

- **{nameBasic}** is for an ordinary company site.
- **{nameEcommerce}** is for selling online, with what a shop needs.
- **{nameEnterprise}** is for keeping more and working with more people: {storage} of storage, and signing in with Google.

The page [services and packages](/services) shows them side by side.`,
      },
      {
        id: 'enterprise',
        question: 'When do I need {nameEnterprise}?',
        answer:
          'When you keep a lot of files, or when your staff want to sign in with their Google account rather than remember one more password. {nameEnterprise} has {storage} of storage and single sign-on with Google. If you need neither, a smaller package will do, and we will tell you so.',
      },
      {
        id: 'edit-texts-myself',
        question: 'Can I change texts and photos myself?',
        answer:
          'Yes. You get an admin area where you change texts, photos and products without technical knowledge. If you would rather not, small changes are part of [maintenance](/services/maintenance).',
      },
      {
        id: 'multilingual-site',
        question: 'Can my site be in more than one language?',
        answer:
          'Yes. Each language gets its own address, so that search engines can tell them apart. You write the texts or have them translated; we agree on the number of languages before we quote.',
      },
      {
        id: 'seo',
        question: 'Will people find me on Google?',
        answer: `We take care of what a site itself can do: fast pages, a clear structure, sound titles and descriptions, and data that search engines and AI assistants can read.

We do not promise a position. Nobody can: it also depends on your texts, your trade and who else is after the same clients.`,
      },
      {
        id: 'move-existing-site',
        question: 'I already have a site. Can you move it?',
        answer: `Usually. We look at what is there, take over the texts and pictures you want to keep and forward the old addresses to the new ones, so that links and search results go on working.

Your old site stays up until the new one is ready. The cost depends on how much has to come along, and is in your quote beforehand.`,
      },
      {
        id: 'later-changes',
        question: 'Can I have something added later?',
        answer:
          'Yes. Book an [appointment](/booking) about a change, or send us a [message](/contact). Small things are covered by maintenance if you have it; for anything else you get a price first.',
      },
      {
        id: 'built-by-others',
        question: 'Do you look after sites that someone else built?',
        answer:
          'Often, but we look under the bonnet first. If the site is sound, we take it on. If it is not, we tell you what has to be done first and what that costs.',
      },
    ],
  },
  technical: {
    heading: 'Technical',
    items: [
      {
        id: 'domain-name',
        question: 'What about my domain name?',
        answer:
          'Your domain name is registered to you, not to us. If you have one, it stays where it is and we point it at the new site. If you don’t, we help you choose and register one.',
      },
      {
        id: 'business-email',
        question: 'Will my e-mail keep working?',
        answer:
          'Yes. Your mailboxes stay with your present provider, and we leave their settings alone when we move your site. If you would like an address on your own domain and have none yet, ask us: we set it up with you.',
      },
      {
        id: 'uptime',
        question: 'How often will my site be down?',
        answer:
          'We aim for {uptime} uptime. That is an aim, not a promise that nothing ever breaks. We watch the sites we host and step in when one fails. Work that you might notice is announced.',
      },
      {
        id: 'backups',
        question: 'Do you make backups?',
        answer:
          'Yes, in every package. If something goes wrong, whether it was us, you or a faulty disk, we put an earlier version back. You can also ask for a copy of your own data.',
      },
      {
        id: 'ownership',
        question: 'Who owns the code and the content?',
        answer: `Your texts, photos and data are yours and stay yours. What we design and program specially for you becomes yours once everything is paid.

Underneath are building blocks we use everywhere, and open source. You may go on using those, but they do not become your property. The exact arrangement is in the [terms and conditions](/terms).`,
      },
      {
        id: 'technology',
        question: 'What do you build with?',
        answer:
          'TypeScript, React and PostgreSQL. These are common building blocks that many developers know. Should you ever want to carry on with someone else, they can.',
      },
      {
        id: 'accessibility',
        question: 'Can everybody use my site?',
        answer: `That is the aim. We follow the WCAG guidelines at level AA: enough contrast, usable with a keyboard, readable by a screen reader.

If you sell to consumers, the European accessibility rules for online shops may apply to you too. We look into that with you.`,
      },
      {
        id: 'gdpr',
        question: 'Is my website GDPR compliant?',
        answer: `We build it so that it can be. Without consent there are only essential cookies, forms ask for no more than is needed, and data you may no longer keep can be erased.

If we host your site, we sign a data processing agreement with you. You stay responsible for what you collect and how you explain it.`,
      },
      {
        id: 'phones-and-speed',
        question: 'Will my site work on a phone, and will it be fast?',
        answer:
          'We design for the small screen first and the large one second. We measure speed the way Google does, with the Core Web Vitals, and on real devices. A slow page is not finished.',
      },
      {
        id: 'security-updates',
        question: 'Who keeps the technology up to date?',
        answer:
          'We do, as long as we host your site. The certificate is renewed in time and the server kept current. Updates of the site itself, monitoring and small changes are part of [maintenance](/services/maintenance).',
      },
    ],
  },
  pricing: {
    heading: 'Pricing',
    items: [
      {
        id: 'starting-prices',
        question: 'What does it cost to have something made?',
        answer: `These are the starting prices, excluding VAT:

- a professional website: from {startWebdesign}
- a backend: from {startBackend}
- an online shop: from {startEcommerce}
- a web application: from {startWebApplications}
- maintenance: from {startMaintenance} a month

The first four you pay once. What your project costs is in the quote, before we begin.`,
      },
      {
        id: 'monthly-price',
        question: 'And what do I pay each month after that?',
        answer: `This is the monthly amount per service, excluding VAT:

- web design: {monthWebdesign}
- backend: {monthBackend}
- online shop: {monthEcommerce}
- web application: {monthWebApplications}
- maintenance: {monthMaintenance}

So maintenance has two amounts: this one, and a starting price of {startMaintenance} a month. Which of the two applies depends on your site, and is in your quote.`,
      },
      {
        id: 'package-prices',
        question: 'What do the packages cost?',
        answer: `A month, excluding VAT: {nameBasic} {packageBasic}, {nameEcommerce} {packageEcommerce} and {nameEnterprise} {packageEnterprise}. What they contain is under [what is in the packages](/faq#package-contents) and on the page [services and packages](/services).`,
      },
      {
        id: 'vat',
        question: 'Do your prices include VAT?',
        answer:
          'No. We mostly work for businesses, and they reckon without it. Your quote and your invoice show the amount with VAT as well.',
      },
      {
        id: 'fixed-price',
        question: 'Can the price go up along the way?',
        answer:
          'Not for what is in the quote. If you ask for something more, we first tell you what it costs and start once you agree.',
      },
      {
        id: 'payment',
        question: 'When do I pay?',
        answer:
          'For a custom project you pay {upfront} upfront; your quote says when the rest is due. Subscriptions, such as a package or maintenance, are billed in advance.',
      },
      {
        id: 'cancel-subscription',
        question: 'Am I tied to a subscription for long?',
        answer: 'No. You end it in writing with {noticeDays} days’ notice. You need not give a reason.',
      },
      {
        id: 'after-cancelling',
        question: 'What happens to my data when I cancel?',
        answer:
          'You can still get at your data for {dataAccessDays} days after the contract ends, which leaves time to move it. Then we erase it, except for what the law makes us keep, such as invoices.',
      },
    ],
  },
}
