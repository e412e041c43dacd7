import type { Faq } from '../faq-content.ts'

export const en: Faq = [
  {
    id: 'general',
    heading: 'General',
    items: [
      {
        id: 'how-a-project-runs',
        question: 'How does a project work?',
        answer: `It starts with a conversation. Then you get a quote with a fixed price and a schedule. Once you agree and have paid half upfront, we create the design first and then build the site. You follow the work as it takes shape, and the site goes live when you say so.

Throughout, you deal directly with the people building your site. You can [book a first meeting](/booking) online.`,
      },
      {
        id: 'who-makes-it',
        question: 'Who builds my website?',
        answer:
          'We do. The people you talk to work on your website themselves: they manage the project, design or code. So your questions go straight to the right person.',
      },
      {
        id: 'examples',
        question: 'Can I see examples of your work?',
        answer:
          'Yes. We built the site you’re reading now, and you can read what people say about our work under [reviews](/reviews). In a first [meeting](/booking), tell us what you have in mind and we’ll show you similar examples.',
      },
      {
        id: 'timeline',
        question: 'How long until my site is online?',
        answer: `A simple site takes {weeksFrom} to {weeksTo} weeks, counted from the moment we have all your material. An online shop or a web application takes longer; your quote includes the schedule.

Most delays come from waiting for text and photos. Have them ready at the start and your site will be online sooner.`,
      },
      {
        id: 'book-appointment',
        question: 'How do I book an appointment?',
        answer: `Go to [book an appointment](/booking), say what it’s about (a new website or web application, a change or a problem), then choose a day and a time. Add a few lines about what you need, so we can prepare. At the end you log in, or enter your name and email address where no account is needed.

You see straight away which times are available. If you’d rather [[{companyPhone}?call or ]]write first, you’ll find our details on the [contact page](/contact).`,
      },
      {
        id: 'after-booking',
        question: 'Is my appointment confirmed straight away?',
        answer: `No. Your request is pending at first, and we email you to say so. In the meantime, we hold the time you chose.

Once we approve it, you get a confirmation by email with a calendar invite. If we can’t confirm your request, we email you the reason. You can always check the status under [My appointments](/my-appointments).`,
      },
      {
        id: 'change-appointment',
        question: 'Can I move or cancel an appointment?',
        answer: `Yes. Under [My appointments](/my-appointments), or with the button in our emails, you can cancel a request or an appointment. If an approved appointment no longer suits you, you can ask for another time there too. Your appointment stays as it is until we approve that time.[[{companyPhone}? Or simply give us a call.]]`,
      },
      {
        id: 'where-we-meet',
        question: 'Can we meet by phone or at my office?',
        answer:
          'Yes, where practical. Tell us in your [request](/booking) what you prefer: a phone call, a video call, our office or yours. The confirmation says what we agreed.',
      },
      {
        id: 'region',
        question: 'Which region do you work in?',
        answer: `All of Belgium[[. We are based in {companyCity}]]. Most things can be discussed remotely, so you don’t need to be nearby. Our address is on the [contact page](/contact).`,
      },
      {
        id: 'why-an-account',
        question: 'Why do I need an account?',
        answer: `You don’t need one to read the site or send us a message. You do need one to comment on the blog or write a review, because we want to be sure that the email address is really yours. For an appointment, the form says whether a confirmed email address is enough.

You [create an account](/register) with an email address and a password, and confirm your email before you first log in. You can also continue with Google. In your [profile](/profile) you can download your data or delete your account.`,
      },
      {
        id: 'our-languages',
        question: 'Which languages do you work in?',
        answer:
          'We work in {siteLanguages}.[[{severalLanguages}? The site is available in all of them, and emails about your appointment come in the language you booked in. You can switch language at the top of every page.]]',
      },
      {
        id: 'support',
        question: 'Who helps me when something breaks?',
        answer: `We do. Send us a message from the [contact page](/contact)[[{companyPhone}?, call us]] or book an [appointment](/booking) to report a problem. We reply within one working day. Our opening hours are on the contact page.

Is your website down, and is it urgent? Say so at the top of your message[[{companyPhone}? or call us straight away]].`,
      },
      {
        id: 'personal-data',
        question: 'What do you do with my data?',
        answer: `We keep what we need to reply to you, arrange your appointments and run your account. Messages from the contact form are erased after {contactYears} years. We never sell your data. For servers and backups we prefer companies in the European Economic Area.

The [privacy policy](/privacy) sets out exactly what we keep and why, and how to get a copy or have it erased.`,
      },
      {
        id: 'cookie-choice',
        question: 'Which cookies does this site use?',
        answer: `Only essential ones, unless you allow more. All others are off until you turn them on, and saying no takes just as many clicks as saying yes.

We remember your choice for {consentDays} days. Changed your mind? You’ll find the cookie settings at the bottom of every page. The full list is in the [cookie policy](/cookies).`,
      },
    ],
  },
  {
    id: 'services',
    heading: 'Services',
    items: [
      {
        id: 'what-we-make',
        question: 'What services do you offer?',
        answer: `Each service has its own page:

- [web design](/services/webdesign): a site tailored to your business
- [backend as a service](/services/backend): the server behind your app or site
- [online shops](/services/ecommerce): a shop with stock, payments and VAT
- [web applications](/services/web-applications): a tool for your team or your customers
- [maintenance](/services/maintenance): updates, backups and small changes

Not sure which one you need? No problem. [Ask us](/contact).`,
      },
      {
        id: 'package-contents',
        question: 'What is included in the packages?',
        answer: `Hosting, an SSL certificate and daily backups are included in every package.

- **{nameBasic}** is for a standard company site.
- **{nameEcommerce}** is for selling online, with everything a shop needs.
- **{nameEnterprise}** is for teams with a lot of files: {storage} of storage, and single sign-on with Google.

Compare them side by side on the [services and packages](/services) page.`,
      },
      {
        id: 'enterprise',
        question: 'When do I need {nameEnterprise}?',
        answer:
          'When you store a lot of files, or when your staff want to log in with their Google account rather than remember another password. {nameEnterprise} comes with {storage} of storage and single sign-on with Google. If you need neither, a smaller package will do, and we’ll tell you so.',
      },
      {
        id: 'edit-texts-myself',
        question: 'Can I change text and photos myself?',
        answer:
          'Yes. You get an admin area where you can change text, photos and products without any technical knowledge. If you’d rather leave it to us, small changes are part of [maintenance](/services/maintenance).',
      },
      {
        id: 'multilingual-site',
        question: 'Can my site be in more than one language?',
        answer:
          'Yes. Each language gets its own address, so search engines can tell them apart. You write the text or have it translated; we agree on the number of languages before we quote.',
      },
      {
        id: 'seo',
        question: 'Will people find me on Google?',
        answer: `We take care of everything the site itself can do: fast pages, a clear structure, good titles and descriptions, and structured data that search engines and AI assistants can read.

We don’t promise a ranking. Nobody can: it also depends on your content, your sector and who else is after the same customers.`,
      },
      {
        id: 'move-existing-site',
        question: 'I already have a site. Can you move it?',
        answer: `Usually, yes. We look at what you have, move the text and images you want to keep, and redirect the old addresses to the new ones so that links and search results keep working.

Your old site stays online until the new one is ready. The cost depends on how much there is to move, and is included in your quote.`,
      },
      {
        id: 'later-changes',
        question: 'Can I add something later?',
        answer:
          'Yes. Book an [appointment](/booking) about a change, or send us a [message](/contact). Small changes are covered if you have maintenance; for anything else we give you a price first.',
      },
      {
        id: 'built-by-others',
        question: 'Do you maintain sites that someone else built?',
        answer:
          'Often, but we first look at how it was built. If the site is in good shape, we take it on. If not, we tell you what needs doing first and what it costs.',
      },
    ],
  },
  {
    id: 'technical',
    heading: 'Technical',
    items: [
      {
        id: 'domain-name',
        question: 'What about my domain name?',
        answer:
          'Your domain name is registered in your name, not ours. If you already have one, it stays where it is and we point it to the new site. If not, we help you choose and register one.',
      },
      {
        id: 'business-email',
        question: 'Will my email keep working?',
        answer:
          'Yes. Your mailboxes stay with your current provider, and we leave their settings alone when we move your site. If you’d like an email address on your own domain, we can set it up with you.',
      },
      {
        id: 'uptime',
        question: 'Will my site always be online?',
        answer:
          'We aim for {uptime} uptime, but we can’t promise that nothing ever breaks. We monitor the uptime of every site we host. With [maintenance](/services/maintenance), we also act on it: if your site goes down, we fix it. We announce planned work that you might notice.',
      },
      {
        id: 'backups',
        question: 'Do you make backups?',
        answer:
          'Yes, every day and in every package. If something goes wrong, whether it’s us, you or a faulty disk, we restore an earlier version. You can also ask for a copy of your own data.',
      },
      {
        id: 'ownership',
        question: 'Who owns the code and the content?',
        answer: `Your text, photos and data are yours and stay yours. What we design and code specially for you becomes yours once everything is paid.

Underneath are open-source software and building blocks that we use for every project. You can keep using those, but you don’t own them. The details are in the [terms and conditions](/terms).`,
      },
      {
        id: 'technology',
        question: 'What do you build with?',
        answer:
          'TypeScript, React and PostgreSQL: widely used technology that many developers know. So if you ever want to move to another developer, they can take over.',
      },
      {
        id: 'accessibility',
        question: 'Will my site be accessible to everyone?',
        answer: `That’s what we aim for. We follow the WCAG guidelines at level AA: good contrast, and a site that works with a keyboard and a screen reader.

If you sell to consumers, the European accessibility rules for online shops may apply to you too. We’ll look into that with you.`,
      },
      {
        id: 'gdpr',
        question: 'Is my website GDPR compliant?',
        answer: `We build your site so that you can comply. Without consent there are only essential cookies, forms ask for no more than necessary, and data you’re no longer allowed to keep can be erased.

If we host your site, we sign a data processing agreement with you. You remain responsible for what you collect and how you explain it.`,
      },
      {
        id: 'phones-and-speed',
        question: 'Will my site work on a phone, and will it be fast?',
        answer:
          'Yes. We design for the small screen first and the large one second. We measure speed the way Google does, with the Core Web Vitals, and on real devices. To us, a slow page isn’t finished.',
      },
      {
        id: 'security-updates',
        question: 'Who keeps the technology up to date?',
        answer:
          'We do, as long as we host your site: we renew the SSL certificate, keep the server up to date and monitor whether your site is online. Updates to the site itself, action on every alert and small changes are part of [maintenance](/services/maintenance).',
      },
    ],
  },
  {
    id: 'pricing',
    heading: 'Pricing',
    items: [
      {
        id: 'starting-prices',
        question: 'How much does a project cost?',
        answer: `These are the starting prices, excluding VAT:

- a professional website: [[from {startWebdesign}|on request]]
- a backend: [[from {startBackend}|on request]]
- an online shop: [[from {startEcommerce}|on request]]
- a web application: [[from {startWebApplications}|on request]]
- maintenance of a custom-built site: [[from {startMaintenance} per month|on request]]

The first four are one-off prices. Your quote tells you what your project costs, before we start.`,
      },
      {
        id: 'monthly-price',
        question: 'What do I pay per month after that?',
        answer: `These are the monthly prices per service, excluding VAT:

- web design: [[{monthWebdesign}|on request]]
- backend: [[{monthBackend}|on request]]
- online shop: [[{monthEcommerce}|on request]]
- web application: [[{monthWebApplications}|on request]]
- maintenance: [[from {monthMaintenance}|on request]]

Maintenance is optional. For a site from a package you pay [[from {monthMaintenance} per month|a price on request]], for a custom-built site [[from {startMaintenance} per month|a price on request]], both excluding VAT. Your quote lists what is included each month. We bill monthly in advance.`,
      },
      {
        id: 'package-prices',
        question: 'What do the packages cost?',
        answer: `Per month, excluding VAT: {nameBasic} [[costs {packageBasic}|on request]], {nameEcommerce} [[{packageEcommerce}|on request]] and {nameEnterprise} [[{packageEnterprise}|on request]]. See [what is included in the packages](/faq#package-contents) and the [services and packages](/services) page.`,
      },
      {
        id: 'vat',
        question: 'Do your prices include VAT?',
        answer:
          'No. We mostly work for businesses, so we quote excluding VAT. Your quote and your invoice also show the amount including VAT.',
      },
      {
        id: 'fixed-price',
        question: 'Can the price go up along the way?',
        answer:
          'Not for what’s in the quote. If you ask for something extra, we tell you what it costs first and start once you agree.',
      },
      {
        id: 'payment',
        question: 'When do I pay?',
        answer:
          'For a custom project you pay {upfront} upfront; we start once you agree and have paid it. Your quote says when the rest is due. Subscriptions, such as a package or maintenance, are billed monthly in advance.',
      },
      {
        id: 'cancel-subscription',
        question: 'How long am I committed for?',
        answer:
          'Only for the notice period. You can cancel at any time with {noticeDays} days’ written notice, and you don’t need to give a reason.',
      },
      {
        id: 'after-cancelling',
        question: 'What happens to my data when I cancel?',
        answer:
          'You can still access your data for {dataAccessDays} days after the contract ends, so you have time to move it. After that we erase it, except for what the law requires us to keep, such as invoices.',
      },
    ],
  },
]
