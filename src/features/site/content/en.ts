import type { Pages } from './page-content.ts'

export const en: Pages = {
  public: {
    home: {
      title: 'Websites made to measure for small firms',
      heading: 'A website built for your business, from {startWebdesign}',
      lead: 'We design and build websites.',
      description:
        'Web design, online shops, web applications and maintenance for small businesses. Fixed prices and someone who [[{companyPhone}?picks up the phone|answers]].',
      keywords: 'web design, website, online shop, web application, maintenance[[, {companyCity}]]',
      sections: [
        {
          id: 'about',
          heading: 'One team, from first sketch to support',
          text: '{companyName} builds websites for small businesses[[ in and around {companyCity}]]. You deal directly with the people building your site: no call centre, no forgotten tickets. This is how it works:',
        },
        {
          id: 'services',
          heading: 'Four things we do well',
          text: 'Web design, online shops, web applications and maintenance. Pick one, or let them work together.',
        },
        {
          id: 'reviews',
          heading: 'What clients say',
          text: 'Every review comes from someone with an account, and a mark shows who is a client.',
        },
        {
          id: 'why',
          heading: 'Why us',
          text: 'A site that loads fast, a price agreed up front and an answer within the working day.',
        },
        {
          id: 'stack',
          heading: 'What we build with',
          text: 'TypeScript, React and PostgreSQL: common building blocks, so that you are never tied to us.',
        },
        {
          id: 'start',
          heading: 'What do you need?',
          text: 'Book half an hour with us or send us a message. On working days we reply the same day.',
        },
      ],
    },
    contact: {
      title: 'Contact: ask a question or drop by',
      heading: 'Tell us what you need.',
      lead: 'Write[[{companyPhone}?, call]] or book a meeting. On working days we answer the same day.',
      description:
        'How to reach us[[ in {companyCity}]]: write[[{companyPhone}?, call]] or book an appointment straight away. On working days we answer the same day.',
      keywords: 'contact, appointment, web studio[[ {companyCity}]][[{companyPhone}?, phone]], address',
      sections: [
        { id: 'contact', heading: 'How to reach us', text: 'Choose whatever suits you best.' },
        {
          id: 'location',
          heading: 'Come and see us',
          text: 'You are welcome to drop by, but please book an appointment first.',
        },
      ],
    },
    services: {
      title: 'Services and packages',
      heading: 'What we make for you.',
      lead: 'From a simple site to an application your team works in every day.',
      description:
        'Web design, backend, online shops, web applications and maintenance, with monthly packages and clear starting prices.',
      keywords: 'services, packages, web design, online shop, backend, maintenance',
      sections: [
        { id: 'packages', heading: 'Packages', text: 'Hosting, certificate and backups are part of every package.' },
        {
          id: 'specialization',
          heading: 'Specialisations',
          text: 'Each service has a page of its own: what you get, how we work and what it costs.',
        },
      ],
    },
    webdesign: {
      title: 'Web design: a website made to measure',
      heading: 'Web design',
      lead: 'A site that looks like you and loads before people look away.',
      description:
        'A website made to measure: designed for your clients, fast on every phone and easy to change yourself.',
      keywords: 'web design, website, responsive website',
    },
    backend: {
      title: 'Backend as a service',
      heading: 'Backend as a service',
      lead: 'The server behind your app or site: data, users and integrations, looked after by us.',
      description: 'Database, user accounts and integrations for your app or website, hosted and watched by us.',
      keywords: 'backend, API, database, hosting, integrations',
    },
    ecommerce: {
      title: 'Online shops that you run yourself',
      heading: 'Online shops',
      lead: 'A shop you run yourself, with stock, payments and VAT in order.',
      description:
        'An online shop with stock, payments and invoices that you keep up yourself, without technical knowledge.',
      keywords: 'online shop, e-commerce, payments, stock',
    },
    webApplications: {
      title: 'Web applications made for your team',
      heading: 'Web applications',
      lead: 'The tool your team keeps in spreadsheets today, built properly.',
      description:
        'Custom applications in the browser: from planning to client portals, with roles, reports and integrations.',
      keywords: 'web application, custom software, client portal',
    },
    maintenance: {
      title: 'Maintenance for your website or shop',
      heading: 'Maintenance',
      lead: 'Updates, backups and someone who [[{companyPhone}?picks up the phone|answers]].',
      description:
        'Upkeep of your website: updates, monitoring, backups and small changes, for a fixed amount a month.',
      keywords: 'maintenance, updates, backups, website care',
    },
    blog: {
      title: 'Blog about websites and online shops',
      heading: 'Blog',
      lead: 'What we learn while we build, in plain words.',
      description: 'Articles about fast websites, online shops and custom software, written for business owners.',
      keywords: 'blog, website, tips, speed, online shop',
    },
    reviews: {
      title: 'Reviews: what clients say about us',
      heading: 'Reviews',
      lead: 'What clients write about us, the good and the less good.',
      description:
        'Read every review that clients wrote about our websites and our maintenance, and how we check who wrote them.',
      keywords: 'reviews, experiences, ratings',
    },
    booking: {
      title: 'Book an appointment for a talk',
      heading: 'Book an appointment',
      lead: 'Choose a day, then a time. We confirm every request by e-mail; until then it is not final.',
      description: 'Book a meeting about a new website, a change or a problem. You get a confirmation by e-mail.',
      keywords: 'appointment, booking, meeting, introduction',
    },
    faq: {
      title: 'Help and frequently asked questions',
      heading: 'Help and questions',
      lead: 'Is your question not here? Please ask us.',
      description:
        'What does a website cost, how long does it take and who owns the code? Answers about how we work, services and prices.',
      keywords: 'faq, help, questions, prices, technology',
    },
    cookies: {
      title: 'Cookie policy: what we store',
      heading: 'Cookie policy',
      lead: 'Which cookies we use, what for, and how long they stay.',
      description:
        'Which cookies this site uses, what they are for, how long they are kept and how you change your choice.',
      keywords: 'cookies, cookie policy, consent',
    },
    privacy: {
      title: 'Privacy policy: what we do with data',
      heading: 'Privacy policy',
      lead: 'Which data we keep, why, and what your rights are.',
      description:
        'Which personal data we process, why we do so, how long we keep it, who receives it and which rights you have.',
      keywords: 'privacy, personal data, GDPR',
    },
    terms: {
      title: 'Terms and conditions',
      heading: 'Terms and conditions',
      lead: 'What you and we agree on, without small print.',
      description:
        'The terms on which we deliver websites and software: payment, notice periods, your data and our liability.',
      keywords: 'terms, notice, payment, contract',
    },
  },
  private: {
    login: { heading: 'Log in', lead: 'For your appointments, comments and reviews.' },
    forgotPassword: { heading: 'Forgot your password', lead: 'You get an email with which you choose a new one.' },
    register: {
      heading: 'Create an account',
      lead: 'With an account you book appointments, comment and write reviews.',
    },
    verifyEmail: { heading: 'Confirm your email address', lead: 'So that we know the address is yours.' },
    resetPassword: { heading: 'Choose a new password', lead: 'After that your old password no longer works.' },
    profile: { heading: 'My profile', lead: 'Your details, your language and where you are logged in.' },
    myAppointments: { heading: 'My appointments', lead: 'Your requests and where they stand.' },
    newPost: { heading: 'New post', lead: 'For those who may write on the blog.' },
    blogDesk: { heading: 'All articles', lead: 'Including those not public yet, scheduled or deleted.' },
    editPost: { heading: 'Edit post', lead: 'For those who may write on the blog.' },
    newCategory: { heading: 'Categories of the blog', lead: 'Add one, or change names, order and descriptions.' },
    admin: { heading: 'Dashboard', lead: 'How the site is doing and what waits for you.' },
    adminTimeslots: {
      heading: 'Appointments and availability',
      lead: 'Requests, approved appointments and the rules of your calendar.',
    },
    adminMail: { heading: 'E-mails', lead: 'Every e-mail the site sends.' },
    adminMessages: { heading: 'Messages', lead: 'What visitors wrote through the contact form.' },
    unsubscribe: {
      heading: 'Mails about replies',
      lead: 'You choose whether we mail you when somebody replies to your comment.',
    },
    adminModeration: { heading: 'Moderation', lead: 'Comments and reviews that wait for a decision.' },
    adminSettings: { heading: 'Settings', lead: 'The facts of your company and the rules of the site.' },
    adminAi: { heading: 'AI assistants', lead: 'What AI assistants can tell about you, and what they read.' },
    adminSeo: { heading: 'Search engines', lead: 'What search engines find on your pages, and how to improve it.' },
    adminPages: { heading: 'Page texts', lead: 'What search engines and shared links say about your pages.' },
    adminTranslations: {
      heading: 'Translations',
      lead: 'Which texts changed in one language and not yet in the others.',
    },
    adminVitals: { heading: 'Web vitals', lead: 'How fast the site is for visitors who allowed measuring.' },
    adminJournal: { heading: 'Journal', lead: 'Who changed what, and when.' },
    adminVisitors: { heading: 'Visitors', lead: 'Who visits your site, where they come from and what they view.' },
    adminUsers: { heading: 'Users', lead: 'Who has an account and what they may do.' },
  },
}
