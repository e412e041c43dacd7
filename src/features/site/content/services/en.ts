import type { ServiceTexts } from '../service-content.ts'

export const en: ServiceTexts = {
  services: {
    webdesign: {
      teaser: 'A site that is unmistakably yours and loads fast on any phone.',
      price: '[[from {startWebdesign} excl. VAT|price on request]]',
      features: [
        {
          title: 'Your own design',
          text: 'We start from your business, not from a template. Colours, type and images match your existing branding.',
        },
        { title: 'Mobile first', text: 'We design for the small screen first, then scale up to the desktop.' },
        {
          title: 'Lightweight',
          text: 'Lean code, and images no bigger than they need to be. We test the speed before the site goes live.',
        },
        {
          title: 'Easy to edit',
          text: 'Opening hours, a price, a photo: you can change them yourself, without calling us.',
        },
        {
          title: 'Search-engine friendly',
          text: 'Every page has a title, a description and structured data that search engines understand.',
        },
        { title: 'Accessible to everyone', text: 'Good contrast, and easy to use with a keyboard or a screen reader.' },
      ],
      benefits: [
        {
          title: 'Fewer visitors give up',
          text: 'People searching on the go won’t wait. A fast page keeps them with you.',
        },
        {
          title: 'Fewer routine calls',
          text: 'Hours, prices and address are where people expect them. So you get fewer calls about things already on your site.',
        },
        {
          title: 'No lock-in',
          text: 'We build with widely used technology. Another developer can always pick up where we left off.',
        },
      ],
      steps: [
        {
          title: 'First meeting',
          text: 'You tell us what you do and who you do it for. Bring your logo and a few sites you like the look of.',
        },
        {
          title: 'Proposal',
          text: 'You get a list of pages and a fixed price in writing. We start once you agree and have paid half upfront.',
        },
        {
          title: 'Design',
          text: 'We design the main pages. You tell us what works and what doesn’t, and send us your text and photos.',
        },
        {
          title: 'Build',
          text: 'You follow the progress on a test site. Once we have all your material, a simple site takes {weeksFrom} to {weeksTo} weeks.',
        },
        {
          title: 'Go-live',
          text: 'We launch the site and show you how to edit it. After that, we’re still here when you need us.',
        },
      ],
      closing: {
        heading: 'What should your site say?',
        text: 'After our meeting you get a fixed price in writing, and all the time you need to decide.',
        action: 'Book an appointment',
      },
    },
    backend: {
      teaser: 'You build the app; we keep the server behind it running.',
      price: '[[from {startBackend} excl. VAT|price on request]]',
      features: [
        { title: 'Database', text: 'PostgreSQL, designed around your data and backed up every day.' },
        {
          title: 'Users and roles',
          text: 'Registration, login and forgotten passwords are taken care of. You decide who sees what.',
        },
        {
          title: 'A documented API',
          text: 'Every call is documented, with an example. Your developer can start straight away.',
        },
        {
          title: 'Integrations',
          text: 'Your accounting software, payment provider or mailing tool gets the data without anyone retyping it.',
        },
        {
          title: 'Monitoring',
          text: 'We monitor your server and aim for {uptime} uptime. If something fails, we get the alert.',
        },
        {
          title: 'Files',
          text: 'Your users’ photos and documents are stored separately. Only people with permission can open them.',
        },
      ],
      benefits: [
        {
          title: 'No server to run',
          text: 'Updates, certificates and disk space are our job, so you don’t need to hire anyone.',
        },
        {
          title: 'Predictable costs',
          text: 'A one-off starting price, then a fixed monthly amount. You always know what to budget.',
        },
        {
          title: 'Your data stays yours',
          text: 'If you leave, you can still access your data for {dataAccessDays} days and take it with you.',
        },
      ],
      steps: [
        {
          title: 'Discovery',
          text: 'We look at the data you have, who uses it and what is already running. A rough sketch will do.',
        },
        {
          title: 'Proposal',
          text: 'You get a data model, a list of integrations and a fixed price. We start once you agree, have paid half upfront and have given us access to the systems we connect.',
        },
        {
          title: 'Build and test',
          text: 'We build in a test environment with sample data. You or your developer can try everything out.',
        },
        {
          title: 'Migration',
          text: 'We transfer your existing data and check that nothing is missing. You pick a quiet moment.',
        },
        {
          title: 'Support',
          text: 'From then on, we run the server. Have a question? We reply within one working day.',
        },
      ],
      closing: {
        heading: 'Need a reliable backend?',
        text: 'Bring your idea or your existing app, and we’ll tell you what it needs and what it doesn’t.',
        action: 'Book an appointment',
      },
    },
    ecommerce: {
      teaser: 'A shop that keeps selling after you close for the day.',
      price: '[[from {startEcommerce} excl. VAT|price on request]]',
      features: [
        {
          title: 'Products and variants',
          text: 'You add sizes, colours and photos yourself. A new product goes online when you say so.',
        },
        { title: 'Stock', text: 'Stock updates with every sale. Sold-out items can’t be ordered.' },
        {
          title: 'Online payments',
          text: 'Bancontact, card or bank transfer, through a payment provider account in your name.',
        },
        { title: 'Invoices and VAT', text: 'Every order gets an invoice, at the VAT rate you set for each product.' },
        {
          title: 'Delivery or collection',
          text: 'You decide where you deliver and what it costs. Customers can also collect their order.',
        },
        {
          title: 'Multilingual',
          text: 'Your shop in Dutch, French and English. Each language has its own address, so search engines find it too.',
        },
      ],
      benefits: [
        {
          title: 'Less retyping',
          text: 'Orders, payments and invoices are linked. Nobody enters the same address three times.',
        },
        {
          title: 'No surprises at checkout',
          text: 'Customers see delivery costs and VAT before they pay. That means fewer emails and fewer abandoned baskets.',
        },
        {
          title: 'You’re in charge',
          text: 'Change prices, offers and text whenever you like, even on a Sunday evening.',
        },
      ],
      steps: [
        {
          title: 'Your range',
          text: 'We look at what you sell and how you deliver. A list of your products is a good start; a spreadsheet will do.',
        },
        {
          title: 'Proposal',
          text: 'You get a fixed price and a schedule. We start once you agree and have paid half upfront, and help you register with a payment provider.',
        },
        {
          title: 'Shop build',
          text: 'We build the shop and add your products. You send us the photos and your delivery terms.',
        },
        {
          title: 'Test orders',
          text: 'We order, pay and return items until everything works. Join in: nobody knows your customers better than you do.',
        },
        {
          title: 'Go-live',
          text: 'The shop opens and we go through the first orders together. From then on, you run it yourself.',
        },
      ],
      closing: {
        heading: 'What would you like to sell?',
        text: 'Tell us, and we’ll work out what your shop needs and what you can leave out.',
        action: 'Book an appointment',
      },
    },
    webApplications: {
      teaser: 'One application instead of five spreadsheets doing the rounds by email.',
      price: '[[from {startWebApplications} excl. VAT|price on request]]',
      features: [
        {
          title: 'Custom-built',
          text: 'The screens follow the steps your team already knows. We don’t build what nobody will use.',
        },
        {
          title: 'Roles and permissions',
          text: 'The planner sees the schedule, the bookkeeper sees the figures. You can look up who changed what.',
        },
        {
          title: 'Reports',
          text: 'The figures you pull together every month, on one screen. You can still download them as a spreadsheet.',
        },
        {
          title: 'Customer portal',
          text: 'Customers follow their own case, order or appointment without having to call.',
        },
        { title: 'Integrations', text: 'With your accounting software, calendar or till, as long as they support it.' },
        {
          title: 'In the browser',
          text: 'Nothing to install. It works in the office, on the warehouse tablet and on a phone on site.',
        },
      ],
      benefits: [
        {
          title: 'One version of the truth',
          text: 'No more files called “final-new-2”. What’s on the screen is always up to date.',
        },
        {
          title: 'Mistakes caught early',
          text: 'An impossible date or a missing price is flagged as you type, not discovered on the invoice.',
        },
        {
          title: 'Start small',
          text: 'You use the first part while we build the next. You soon see what you really need.',
        },
      ],
      steps: [
        {
          title: 'Discovery',
          text: 'You show us how your team works today. Your spreadsheets are our manual, so don’t throw anything away yet.',
        },
        {
          title: 'Wireframes',
          text: 'We sketch the screens before we write code. The people who will use them tell us what’s missing.',
        },
        {
          title: 'Fixed price',
          text: 'You get a price and a schedule for each part. We start once you agree and have paid {upfront} upfront.',
        },
        {
          title: 'Build in stages',
          text: 'You regularly get a working part to try on real cases. Appoint one person who can make decisions.',
        },
        {
          title: 'Go-live',
          text: 'We transfer your data and train your team. If you need more later, you know where to find us.',
        },
      ],
      closing: {
        heading: 'Which spreadsheet are you tired of?',
        text: 'Show it to us and we’ll tell you whether an application is worth it, even if the answer is no.',
        action: 'Book an appointment',
      },
    },
    maintenance: {
      teaser: 'Your site stays in good shape, even when you’re not looking.',
      price: '[[custom-built site from {startMaintenance} per month excl. VAT|price on request]]',
      features: [
        { title: 'Updates', text: 'We keep your site’s software up to date and test everything before it goes live.' },
        { title: 'Daily backup', text: 'If something goes wrong, we restore the previous version.' },
        {
          title: 'Monitoring',
          text: 'Automated checks run day and night, and we act on every alert. We aim for {uptime} uptime.',
        },
        {
          title: 'Security',
          text: 'SSL certificate, logins and known vulnerabilities: we check them before someone else does.',
        },
        {
          title: 'Small changes',
          text: 'New opening hours, a different photo, an extra paragraph. Send it over and we’ll make the change.',
        },
        { title: 'Speed', text: 'Sites get slower as you add to them. We keep measuring, and tidy up.' },
      ],
      benefits: [
        {
          title: 'One less thing to worry about',
          text: 'Software ages even when nobody touches it. Keeping it up to date is our job.',
        },
        {
          title: 'A fixed amount',
          text: 'You pay the same every month, billed in advance. You can cancel with {noticeDays} days’ written notice.',
        },
        {
          title: 'People who know your site',
          text: 'No need to explain everything three times. We reply within one working day.',
        },
      ],
      steps: [
        {
          title: 'Audit',
          text: 'We go through your site, even if someone else built it. For that we need access to your hosting and your domain name.',
        },
        {
          title: 'Report and price',
          text: 'You see what’s urgent, what can wait and what it costs. The price depends on whether your site comes from a package or was custom-built. Your quote lists what is included each month.',
        },
        {
          title: 'Handover',
          text: 'Once you agree, we make a backup, install the updates and set up monitoring. If your site needs custom work first, you pay half of that upfront.',
        },
        {
          title: 'Every month',
          text: 'We keep everything up to date. [[{companyPhone}?Call or write|Write]] when something needs to change.',
        },
      ],
      closing: {
        heading: 'When was your site last updated?',
        text: 'Not sure? Let’s find out together.',
        action: 'Book an appointment',
      },
    },
  },
  newService: {
    teaser: '',
    price: '[[from {serviceStart} excl. VAT|price on request]]',
    features: [],
    benefits: [],
    steps: [],
    closing: {
      heading: 'Shall we talk about it?',
      text: 'After our meeting you get a fixed price in writing, and all the time you need to decide.',
      action: 'Book an appointment',
    },
  },
  packages: {
    basic: {
      includes: '',
      title: '{nameBasic}',
      description: 'A professional site for businesses that want to be found and contacted.',
      features: [
        'One site, five pages',
        'Contact form',
        'Daily backup',
        'Hosting and SSL certificate',
        'Text and photos you can edit',
      ],
      extras: ['More pages', 'A second language', 'Domain name and email addresses'],
      extraInfo: [
        'Hosting, SSL certificate and daily backups are included. Billed monthly in advance; you can cancel with {noticeDays} days’ written notice.',
        'You pay for the build once[[: a professional website starts at {startWebdesign}]], excluding VAT. The monthly fee is extra.',
      ],
    },
    ecommerce: {
      includes: 'Everything in {nameBasic}',
      title: '{nameEcommerce}',
      description: 'An online shop for businesses that want to manage products, orders and invoices themselves.',
      features: ['Products, stock, orders', 'Payments and invoices', 'Multilingual', 'Delivery or collection'],
      extras: [
        'Link to your accounting software',
        'Moving products from your old shop',
        'Discount codes and gift vouchers',
      ],
      extraInfo: [
        'Hosting, SSL certificate and daily backups are included here too. Billed monthly in advance; you can cancel with {noticeDays} days’ written notice.',
        'You pay for building your online shop once[[, from {startEcommerce}]], excluding VAT. The monthly fee is extra.',
      ],
    },
    enterprise: {
      includes: 'Everything in {nameEcommerce}',
      title: '{nameEnterprise}',
      description: 'For teams that store a lot of files and want to log in with Google.',
      features: ['{storage} of storage', 'Google single sign-on', 'Priority support'],
      extras: ['More storage', 'Integration with your own systems', 'Training for your team'],
      extraInfo: [
        'Hosting, SSL certificate, daily backups and {storage} of storage are included. Billed monthly in advance; you can cancel with {noticeDays} days’ written notice.',
        'You pay for the build once. The price, excluding VAT, depends on what we build[[ (a website from {startWebdesign} or an online shop from {startEcommerce})]]. We quote separately for custom work before we start.',
      ],
    },
  },
}
