import type { ServiceTexts } from '../service-content.ts'

export const en: ServiceTexts = {
  services: {
    webdesign: {
      teaser: 'A site that could only be yours, and opens quickly on any phone.',
      features: [
        {
          title: 'Your own design',
          text: 'We start from your business, not from a template. Colours, type and pictures fit what you already have.',
        },
        { title: 'Phone first', text: 'We draw the small screen first. The one on your desk follows from it.' },
        {
          title: 'Built light',
          text: 'Little code, and pictures no bigger than they need to be. We measure the speed before the site goes live.',
        },
        {
          title: 'Easy to edit',
          text: 'Opening hours, a price, a photo: you change them yourself, without calling us.',
        },
        {
          title: 'Ready for search',
          text: 'Every page has a title, a description and data that search engines understand.',
        },
        { title: 'Readable for everyone', text: 'Enough contrast, and usable with a keyboard or a screen reader.' },
      ],
      benefits: [
        {
          title: 'Fewer visitors give up',
          text: 'Someone looking for your address on the move has no patience. A page that opens at once needs none.',
        },
        {
          title: 'Fewer routine calls',
          text: 'Hours, prices and address are where people look for them. Whoever still calls has a real question.',
        },
        {
          title: 'You are not tied to us',
          text: 'We build with common technology. Somebody else can carry on where we stopped.',
        },
      ],
      steps: [
        {
          title: 'Talk',
          text: 'You tell us what you do and for whom. Bring your logo, and a few sites you like the look of.',
        },
        {
          title: 'Proposal',
          text: 'You get a list of pages and a fixed price in writing. We start when you say yes.',
        },
        {
          title: 'Design',
          text: 'We draw the main pages. You tell us what is right and what isn’t, and send us your words and photos.',
        },
        {
          title: 'Build',
          text: 'You follow along at a test address. A simple site takes {weeksFrom} to {weeksTo} weeks; the earlier we have your texts, the smoother it goes.',
        },
        {
          title: 'Live',
          text: 'We put the site online and show you how to change it. After that we stay within reach.',
        },
      ],
      closing: {
        heading: 'What should your site say?',
        text: 'After the talk you get a fixed price in writing, and all the time you need to decide.',
        action: 'Book an appointment',
      },
    },
    backend: {
      teaser: 'You make the app; we keep the server underneath it running.',
      features: [
        { title: 'Database', text: 'PostgreSQL, set up around your data and backed up every day.' },
        {
          title: 'Users and roles',
          text: 'Signing up, logging in and forgotten passwords are taken care of. You decide who sees what.',
        },
        {
          title: 'A documented API',
          text: 'Every call is described, with an example. Your developer can start straight away.',
        },
        {
          title: 'Integrations',
          text: 'Your accounts, payment provider or mailing tool receive the data without anyone retyping it.',
        },
        {
          title: 'Monitoring',
          text: 'We aim for {uptime} availability. When something falters, the alert comes to us.',
        },
        {
          title: 'Files',
          text: 'Your users’ photos and documents are stored separately. Only those who may open them can.',
        },
      ],
      benefits: [
        {
          title: 'No server to run',
          text: 'Updates, certificates and disk space are our job. You don’t have to find someone for it.',
        },
        {
          title: 'A cost you know',
          text: 'A starting price, then an amount a month. You know beforehand what leaves your account.',
        },
        {
          title: 'Your data stays yours',
          text: 'If you stop, you can still reach your data for {dataAccessDays} days and take it with you.',
        },
      ],
      steps: [
        {
          title: 'Stocktaking',
          text: 'We go through the data you have, who uses it and what is already running. A sketch on paper will do.',
        },
        {
          title: 'Proposal',
          text: 'You get a data model, a list of integrations and a fixed price. From you we need a yes, and access to the systems that take part.',
        },
        {
          title: 'Build and test',
          text: 'We build in a test environment with made-up data. You or your developer try it out.',
        },
        {
          title: 'Moving in',
          text: 'We bring over your existing data and check that it all adds up. You pick a quiet moment.',
        },
        {
          title: 'Upkeep',
          text: 'From then on we look after the server. Ask something on a working day and you hear back that same day.',
        },
      ],
      closing: {
        heading: 'What should your server do?',
        text: 'Bring your idea or the app you have, and we tell you what it needs and what it doesn’t.',
        action: 'Book an appointment',
      },
    },
    ecommerce: {
      teaser: 'A shop that goes on selling after you pull down the shutter.',
      features: [
        {
          title: 'Products and variants',
          text: 'You add sizes, colours and photos yourself. A new product goes online when you say so.',
        },
        { title: 'Stock', text: 'Every sale comes off the count. What has run out can’t be ordered.' },
        {
          title: 'Online payments',
          text: 'Bancontact, card or bank transfer, through a payment provider in your name.',
        },
        { title: 'Invoices and VAT', text: 'Every order has its invoice, at the VAT rate you set for each product.' },
        {
          title: 'Delivery or pick-up',
          text: 'You decide where you ship and what it costs. Customers can also collect from you.',
        },
        {
          title: 'Multilingual',
          text: 'Your shop in Dutch, French and English. Each language has its own address, for search engines too.',
        },
      ],
      benefits: [
        {
          title: 'Less retyping',
          text: 'Order, payment and invoice hang together. Nobody enters the same address three times.',
        },
        {
          title: 'No surprise at checkout',
          text: 'Customers see shipping and VAT before they pay. That saves you e-mails and abandoned baskets.',
        },
        { title: 'You are in charge', text: 'Prices, offers and texts are yours to change. On a Sunday evening, too.' },
      ],
      steps: [
        {
          title: 'Your range',
          text: 'We look at what you sell and how you deliver. A list of your products is a good start, even as a spreadsheet.',
        },
        {
          title: 'Proposal',
          text: 'You get a fixed price and a schedule. Meanwhile you sign up with the payment provider; we show you how.',
        },
        {
          title: 'Fitting out',
          text: 'We build the shop and put your products on the shelf. You send the photos and your delivery terms.',
        },
        {
          title: 'Trial orders',
          text: 'We order, pay and send things back until it works. Join in: you know your customers.',
        },
        {
          title: 'Opening',
          text: 'The shop opens and we go over the first orders together. After that you run it.',
        },
      ],
      closing: {
        heading: 'What would you like to sell?',
        text: 'Tell us, and you will know what your shop needs and what you can leave out.',
        action: 'Book an appointment',
      },
    },
    webApplications: {
      teaser: 'One application instead of five spreadsheets going round by e-mail.',
      features: [
        {
          title: 'Made to fit',
          text: 'The screens follow the steps your team already knows. What nobody uses, we don’t build.',
        },
        {
          title: 'Roles and permissions',
          text: 'The planner sees the schedule, the bookkeeper the amounts. You can look up who changed what.',
        },
        {
          title: 'Reports',
          text: 'The figures you gather every month, on one screen. You can still download them as a spreadsheet.',
        },
        {
          title: 'Client portal',
          text: 'Clients follow their own file, order or appointment without having to call.',
        },
        { title: 'Integrations', text: 'With your accounts, calendar or till, as long as those allow it.' },
        {
          title: 'In the browser',
          text: 'Nothing to install. It works at the desk, on the warehouse tablet and on a phone on site.',
        },
      ],
      benefits: [
        {
          title: 'Everyone sees the same',
          text: 'No more files called ‘final, new’. What is on the screen is how things stand.',
        },
        {
          title: 'Mistakes surface early',
          text: 'An impossible date or a missing price is refused as you type it, not discovered on the invoice.',
        },
        {
          title: 'You can start small',
          text: 'You use the first part while we build the next. That shows early on what you really need.',
        },
      ],
      steps: [
        {
          title: 'Looking on',
          text: 'You show us how your team works now. Your spreadsheets are the manual, so don’t throw anything away yet.',
        },
        {
          title: 'Screens on paper',
          text: 'We draw before we program. The people who will use it tell us what is missing.',
        },
        {
          title: 'Fixed price',
          text: 'You get a price and a schedule for each part. Custom work starts after a deposit of {upfront}.',
        },
        {
          title: 'Building in parts',
          text: 'You regularly see something that works and try it on real cases. Name one person who may decide.',
        },
        {
          title: 'Into use',
          text: 'We bring over your data and show your team the way. When more is needed later, you know where we are.',
        },
      ],
      closing: {
        heading: 'Which spreadsheet are you tired of?',
        text: 'Show it to us and we tell you whether an application is worth it, even if the answer is no.',
        action: 'Book an appointment',
      },
    },
    maintenance: {
      teaser: 'Your site stays in order, even when you are not looking.',
      features: [
        { title: 'Updates', text: 'We keep your site’s software current, and test before anything goes live.' },
        { title: 'Daily backup', text: 'If something goes wrong, we put the previous version back.' },
        {
          title: 'Monitoring',
          text: 'Day and night a probe checks that your site responds. We aim for {uptime} availability.',
        },
        { title: 'Security', text: 'Certificate, logins and known holes: we check them before somebody else does.' },
        {
          title: 'Small changes',
          text: 'New opening hours, another photo, one more paragraph. Send it over and we put it in.',
        },
        { title: 'Speed', text: 'Sites slow down as things are added. We measure that, and tidy up.' },
      ],
      benefits: [
        {
          title: 'One thing less to remember',
          text: 'Software ages even when nobody touches it. Keeping it current becomes our job.',
        },
        {
          title: 'A fixed amount',
          text: 'You pay by the month, in advance, and you know how much. To stop, give {noticeDays} days’ notice in writing.',
        },
        {
          title: 'People who know your site',
          text: 'You don’t explain your question three times. On working days you have an answer the same day.',
        },
      ],
      steps: [
        {
          title: 'Inspection',
          text: 'We look over your site, even if somebody else made it. For that we need access to your hosting and your domain name.',
        },
        {
          title: 'List and price',
          text: 'You read what is urgent, what can wait and what it costs a month. You decide.',
        },
        {
          title: 'Handover',
          text: 'First a backup, then the updates, then the monitoring. Your visitors will hardly notice.',
        },
        {
          title: 'Every month',
          text: 'We keep things current. You [[{companyPhone}?call or ]]write when something has to change.',
        },
      ],
      closing: {
        heading: 'When was your site last updated?',
        text: 'If you can’t say offhand, let’s find out together.',
        action: 'Book an appointment',
      },
    },
  },
  packages: {
    basic: {
      includes: '',
      title: '{nameBasic}',
      description: 'A tidy site for those who want to be found and contacted.',
      features: [
        'One site, five pages',
        'Contact form',
        'Daily backup',
        'Hosting and certificate',
        'Texts and photos you can edit',
      ],
      extras: ['More pages', 'A second language', 'Domain name and e-mail addresses'],
      extraInfo: [
        'Hosting, certificate and daily backup are in the monthly price. You pay by the month, in advance, and can leave with {noticeDays} days’ written notice.',
        'You pay for the design and the building once: a professional website starts at {startWebdesign}, excluding VAT.',
      ],
    },
    ecommerce: {
      includes: 'Everything in {nameBasic}',
      title: '{nameEcommerce}',
      description: 'An online shop in which you keep products, orders and invoices yourself.',
      features: ['Products, stock, orders', 'Payments and invoices', 'Multilingual', 'Delivery or pick-up'],
      extras: ['Link to your accounting', 'Moving products from your old shop', 'Discount codes and gift vouchers'],
      extraInfo: [
        'Here too hosting, certificate and daily backup are included. The invoice comes each month in advance; notice is in writing and takes {noticeDays} days.',
        'Building happens once. A professional website starts at {startWebdesign} and an online shop at {startEcommerce}, both excluding VAT.',
      ],
    },
    enterprise: {
      includes: 'Everything in {nameEcommerce}',
      title: '{nameEnterprise}',
      description: 'For teams with many files, accounts of their own and little time to wait.',
      features: ['{storage} of storage', 'Google single sign-on', 'Priority support'],
      extras: ['More storage', 'Integration with your own systems', 'Training for your team'],
      extraInfo: [
        'Hosting, certificate and daily backup come with the price, and so does {storage} of storage. We bill monthly in advance; written notice is {noticeDays} days.',
        'The one-off price of a professional website starts at {startWebdesign}, that of an online shop at {startEcommerce}, excluding VAT. Custom work is quoted separately before we begin.',
      ],
    },
  },
  landing: {
    taglines: [
      'that load fast',
      'at a fixed price',
      'you can edit yourself',
      'Google understands',
      'backed by people who [[{companyPhone}?pick up|reply]]',
    ],
    promises: [
      'Free quote',
      'Simple site in {weeksFrom} to {weeksTo} weeks',
      'Cancel monthly ({noticeDays} days’ notice)',
    ],
    steps: [
      { title: 'Talk', text: 'Tell us what you do and for whom. You get a fixed price in writing, free of charge.' },
      {
        title: 'Design',
        text: 'We design the key pages. You tell us what works and what doesn’t until it feels right.',
      },
      { title: 'Launch', text: 'We build, test and launch your site, and keep it up to date from then on.' },
    ],
    why: [
      {
        title: 'Quick on any phone',
        text: 'We build light pages and measure them, after the launch as well. Your visitors are reading before they get impatient.',
      },
      {
        title: 'The price comes first',
        text: 'You have an amount in writing before we begin. If you want something added later, you hear what it costs first.',
      },
      {
        title: 'People who answer',
        text: '[[{companyPhone}?You call, and whoever picks up knows your site.|Whoever answers knows your site.]] Write on a working day and you have an answer the same day.',
      },
    ],
  },
}
