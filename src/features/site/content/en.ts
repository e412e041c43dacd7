import type { Pages } from './page-content.ts'

export const en: Pages = {
  public: {
    home: {
      title: 'Fixed-price websites for small businesses',
      heading: 'A website built for your business[[, from {startWebdesign} excl. VAT]]',
      lead: 'We design, build and maintain websites.',
      description:
        'Web design, online shops, web applications and maintenance for small businesses. Fixed prices, and people who [[{companyPhone}?pick up the phone|reply]].',
      keywords: 'web design, website, online shop, web application, maintenance[[, {companyCity}]]',
      sections: [
        {
          id: 'about',
          heading: 'One team, from first sketch to support',
          text: '[[Since {companySince}, ]]{companyName}[[, based in {companyCity},]] [[{companySince}?has been building|builds]] websites for small businesses across Belgium. You deal directly with [[{companyPeople}|the people who make your site]]: no call centre, no forgotten tickets.',
        },
        {
          id: 'how',
          heading: 'From first talk to launch',
          text: 'You only decide once you know what it costs and when it will be ready.',
        },
        {
          id: 'services',
          heading: 'What we do well',
          text: 'Web design, online shops, web applications and maintenance. Pick one, or combine them.',
        },
        {
          id: 'prices',
          heading: 'Every price on one ruler',
          text: 'Above the ruler, what you pay once; below it, what you pay every month.',
        },
        {
          id: 'why',
          heading: 'Why choose us',
          text: 'A site that loads fast, a price agreed upfront and a reply within one working day.',
        },
        {
          id: 'reviews',
          heading: 'What people say about us',
          text: 'Anyone with a confirmed account can write a review. “Certified” means that we have checked ourselves that the author is a client or had an appointment with us.',
        },
        {
          id: 'questions',
          heading: 'Three questions first',
          text: 'What people ask us before they start.',
        },
        {
          id: 'stack',
          heading: 'What we build with',
          text: 'TypeScript, React and PostgreSQL: technology many developers know, so you’re never locked in.',
        },
        {
          id: 'start',
          heading: 'What do you need?',
          text: 'Book a {meetingMinutes}-minute meeting or send us a message. We reply within one working day.',
        },
      ],
    },
    contact: {
      title: 'Contact us: send a message or book a meeting',
      heading: 'Tell us what you need.',
      lead: 'Write[[{companyPhone}?, call]] or book a meeting. We reply within one working day.',
      description:
        'Get in touch with us[[ in {companyCity}]]: send a message[[{companyPhone}?, call]] or book an appointment online. We reply within one working day.',
      keywords:
        'contact, appointment, web studio[[ {companyCity}]][[{companyPhone}?, phone]][[{companyAddress}?, address]]',
      sections: [
        { id: 'contact', heading: 'How to reach us', text: 'Choose whichever suits you best.' },
        {
          id: 'location',
          heading: '[[{companyAddress}?Come and see us|Where we meet]]',
          text: '[[{companyAddress}?We’d love to meet you. Visits are by appointment.|Choose a day and time, and we’ll agree on where and how to meet.]]',
        },
      ],
    },
    services: {
      title: 'Services, packages and prices',
      heading: 'What we can build for you.',
      lead: 'From a simple site to an application your team works in every day.',
      description:
        'Web design, backends, online shops, web applications and maintenance. Compare monthly packages and see clear starting prices.',
      keywords: 'services, packages, web design, online shop, backend, maintenance',
      sections: [
        {
          id: 'packages',
          heading: 'Packages',
          text: 'Hosting, SSL certificate and daily backups are included in every package.',
        },
        {
          id: 'specialization',
          heading: 'Specialisations',
          text: 'See what each service includes, how we work and what it costs.',
        },
      ],
    },
    webdesign: {
      title: 'Web design[[ in {companyCity}]][[ from {startWebdesign} excl. VAT]]',
      heading: 'Web design for small businesses',
      lead: 'A site that fits your business and loads in a blink.',
      description:
        'A custom-built website: designed around your customers, fast on every phone, easy to edit yourself and delivered at a fixed price.',
      keywords: 'web design, website, responsive website',
    },
    backend: {
      title: 'Backend as a service[[ from {startBackend} excl. VAT]]',
      heading: 'Backend as a service',
      lead: 'The server behind your app or site: data, users and integrations, hosted and monitored by us.',
      description:
        'Database, user accounts, API and integrations for your app or website. Hosted, backed up daily and monitored by us for a fixed monthly price.',
      keywords: 'backend, API, database, hosting, integrations',
    },
    ecommerce: {
      title: 'Online shop built for you[[ from {startEcommerce} excl. VAT]]',
      heading: 'Online shops',
      lead: 'A shop you run yourself, with stock, payments and VAT taken care of.',
      description:
        'An online shop with stock, payments, VAT and invoices that you run yourself, without technical knowledge. Built at a fixed price.',
      keywords: 'online shop, e-commerce, payments, stock',
    },
    webApplications: {
      title: 'Custom web application[[ from {startWebApplications} excl. VAT]]',
      heading: 'Web applications',
      lead: 'Everything your team tracks in spreadsheets, in one proper tool.',
      description:
        'Replace spreadsheets with one application in your browser: planning, customer portals, roles, reports and integrations, at a fixed price.',
      keywords: 'web application, custom software, customer portal',
    },
    maintenance: {
      title: 'Website maintenance: updates and backups',
      heading: 'Website maintenance',
      lead: 'Updates, backups and someone who [[{companyPhone}?picks up the phone|answers]].',
      description:
        'Maintenance for your website or online shop: updates, monitoring, daily backups and small changes, for a fixed monthly price.',
      keywords: 'maintenance, updates, backups, website care',
    },
    blog: {
      title: 'Blog: tips for websites and online shops',
      heading: 'Blog: tips for your website',
      lead: 'What we learn while building websites, in plain English.',
      description:
        'Practical articles on fast websites, online shops, email and cookies, written in plain English for business owners.',
      keywords: 'blog, website, tips, speed, online shop',
    },
    portfolio: {
      title: 'Work: sites you can measure',
      heading: 'Work you can measure',
      lead: 'For each site: what it cost, how long it took and what it achieved. Each figure has a date and a source.',
      description:
        'Websites and online shops we built for small businesses: the situation, price, timeline and result, with measured figures and their sources.',
      keywords: 'portfolio, case studies, websites, online shops, examples',
    },
    reviews: {
      title: 'Reviews: what people say about our work',
      heading: 'What people say about our work',
      lead: 'Every review, good and bad, and how we check them.',
      description:
        'Read every review of our websites, online shops and maintenance, good and bad, and see how we check who wrote them.',
      keywords: 'reviews, experiences, ratings',
    },
    booking: {
      title: 'Book an appointment online',
      heading: 'Book an appointment',
      lead: 'Choose a day, then a time. We confirm every request by email; your appointment is only confirmed once you get that email.',
      description:
        'Book a meeting about a new website, a change or a problem. Choose a day and a time online, and we confirm by email.',
      keywords: 'appointment, booking, meeting, introduction',
    },
    faq: {
      title: 'Help and FAQs: prices, timelines, technology',
      heading: 'Help and FAQs',
      lead: 'Can’t find your question? Send us a message.',
      description:
        'How much does a website cost, how long does it take and who owns the code? Answers about our services, technology and prices.',
      keywords: 'faq, help, questions, prices, technology',
    },
    performance: {
      title: 'How fast this site is, and how to check it',
      heading: 'This site in figures',
      lead: 'We promise fast websites. Read what our own pages weigh, how we measure it and how you can check it yourself.',
      description:
        'What our pages weigh, how many requests they make and how soon they appear. With the method, and how to check every figure yourself.',
      keywords: 'speed, loading time, page weight, measurement',
    },
    cookies: {
      title: 'Cookie Policy: what we store and why',
      heading: 'Cookie Policy',
      lead: 'Which cookies we use, why, and how long they last.',
      description:
        'Which cookies this site uses, what they are for, how long they last and how you can change your choice at any time.',
      keywords: 'cookies, cookie policy, consent',
    },
    privacy: {
      title: 'Privacy Policy: how we handle your data',
      heading: 'Privacy Policy',
      lead: 'What data we hold, why, and what your rights are.',
      description:
        'What personal data we process, why, how long we keep it, who receives it and what rights you have under the GDPR.',
      keywords: 'privacy, personal data, GDPR',
    },
    terms: {
      title: 'Terms & Conditions, in plain English',
      heading: 'Terms & Conditions',
      lead: 'Our terms, in plain English.',
      description:
        'Our terms for websites and software, in plain English: quotes, payment, notice periods, your data, uptime and liability.',
      keywords: 'terms, notice, payment, contract',
    },
  },
  private: {
    login: { heading: 'Log in', lead: 'To see your appointments, comment and write reviews.' },
    forgotPassword: { heading: 'Forgot your password?', lead: 'We’ll email you a link to choose a new password.' },
    register: {
      heading: 'Create an account',
      lead: 'With an account you can book appointments, comment and write reviews.',
    },
    verifyEmail: { heading: 'Confirm your email address', lead: 'So we know the address is yours.' },
    resetPassword: { heading: 'Choose a new password', lead: 'Your old password will stop working.' },
    profile: { heading: 'My profile', lead: 'Your details, your language and where you are logged in.' },
    myAppointments: { heading: 'My appointments', lead: 'Your appointments and requests, with their status.' },
    appointment: { heading: 'Your appointment', lead: 'View, confirm or change your appointment.' },
    newPost: { heading: 'New article', lead: 'For anyone who can write for the blog.' },
    blogAuthoring: { heading: 'All articles', lead: 'Including drafts, scheduled and deleted articles.' },
    editPost: { heading: 'Edit article', lead: 'For anyone who can write for the blog.' },
    newCategory: { heading: 'Blog categories', lead: 'Add a category, or change names, order and descriptions.' },
    admin: { heading: 'Dashboard', lead: 'Your appointments, what needs your attention and how the site is doing.' },
    adminTimeslots: {
      heading: 'Appointments and availability',
      lead: 'Requests, approved appointments and your availability rules.',
    },
    adminMail: { heading: 'Emails', lead: 'Every email the site sends.' },
    adminMessages: { heading: 'Messages', lead: 'Messages sent through the contact form.' },
    unsubscribe: {
      heading: 'Emails about replies',
      lead: 'Choose whether we email you when someone replies to your comment.',
    },
    adminModeration: { heading: 'Moderation', lead: 'Comments and reviews awaiting a decision.' },
    adminSettings: { heading: 'Settings', lead: 'Your company details and how the site works.' },
    adminAi: { heading: 'AI assistants', lead: 'What AI assistants can say about you, and what they read.' },
    adminSeo: { heading: 'Search engines', lead: 'What search engines find on your pages, and what to improve.' },
    adminPages: {
      heading: 'Page text',
      lead: 'Change any text on your site in every language, and publish when everything is ready.',
    },
    adminTranslations: {
      heading: 'Translations',
      lead: 'Text changed in one language but not yet in the others.',
    },
    adminVitals: { heading: 'Web vitals', lead: 'How fast the site is for visitors who accepted analytics.' },
    adminJournal: { heading: 'Activity log', lead: 'Who changed what, and when.' },
    adminVisitors: { heading: 'Visitors', lead: 'How many people visit, where they come from and what they view.' },
    adminClient: {
      heading: 'Client',
      lead: 'One person’s appointments, messages, comments and reviews, with your own notes.',
    },
    adminUsers: { heading: 'Users', lead: 'Who has an account and what they are allowed to do.' },
  },
}
