import type { LegalTexts } from '../legal-content.ts'

export const en: LegalTexts = {
  cookies: {
    updatedOn: '2026-11-16',
    sections: [
      {
        id: 'what-cookies-are',
        heading: 'What cookies are',
        body: `A cookie is a small text file that your browser keeps for a site. Local storage is a place in your browser that does much the same. What we say here about cookies goes for both.

{companyName} uses them to make the site work and, if you agree, for a little more. This page has a list of every cookie and every item in local storage, with its purpose and how long it stays. What else we do with data is in the [privacy policy](/privacy).`,
      },
      {
        id: 'categories',
        heading: 'Four categories',
        body: `Every cookie belongs to one of these:

- **Essential**: the site does not work without them. They are always on.
- **Functional**: for parts that are handy but not necessary.
- **Analytics**: to measure how the site is used.
- **Marketing**: for advertising and following up campaigns.

Only essential cookies are set without your consent. Belgian law and the European ePrivacy Directive allow that, because otherwise you could not use the site the way you ask to. The other three are off until you turn them on.`,
      },
      {
        id: 'essential',
        heading: 'Essential',
        body: `There are few of these, and none of them serves to follow you:

- **Your answer about cookies.** Otherwise we would have to ask again on every page.
- **Your language and theme.** When you choose a language or the dark theme, we remember that in a cookie and in local storage. They hold the choice and nothing else.
- **Your sign-in.** When you log in, a cookie keeps you logged in. Scripts on the page cannot read it. The item **auth-storage** in local storage then holds your name, e-mail address, role, user number and a key that is valid for a short time only. Logging out clears it.
- **The version of the site.** A marker in local storage makes sure that you do not see old files after an update. If you were filling in a form at that moment, your browser holds on to the text for a while.`,
      },
      {
        id: 'functional',
        heading: 'Functional',
        body: `The [contact page](/contact) shows a map that we drew ourselves. An interactive map is loaded only if you allow functional cookies. Its provider then sees your IP address and may set cookies of its own.

If you do not allow it, all you miss is panning and zooming. The address is there either way.`,
      },
      {
        id: 'analytics',
        heading: 'Analytics',
        body: `With your consent we measure which pages you view, how fast they load, which site or campaign brought you here, and whether you request an appointment, send a message, register or write a review. We do this ourselves: the measurements go to our own server, not to another company. A cookie with a random number recognises your browser and stays {analyticsYears} years at most; a second one holds the pages of a visit together and ends half an hour after the last page. Both go as soon as you withdraw your consent.

We store no IP address and no country, and of your browser only its name, its main version and the kind of device. The measurements are deleted after {analyticsMonths} months. At the bottom of this page you can download or erase those of your browser.

Without consent we measure nothing of your visit: our server then refuses such measurements. It only counts how often someone opens a page from outside the site, and which search engines and AI crawlers request which pages. Those counts hold no number and no address of yours.

[[We also use {measuringService}. With your consent your browser loads a script from Google, which reports your visit to Google with a shortened IP address and sets the cookies that the list on this page names as Google’s.

]]Without your consent we never load a measuring script from another company.`,
      },
      {
        id: 'marketing',
        heading: 'Marketing',
        body: `This category is off until you turn it on. There are no advertisements on this site and we do not sell your data. Should we ever use a service to measure a campaign, it comes under this heading and does nothing without your consent.`,
      },
      {
        id: 'your-choice',
        heading: 'Choosing, and changing your mind',
        body: `On your first visit you can accept everything, reject everything or choose by category. Accepting and rejecting are side by side and equally easy. Until you answer, we set only what is essential.

We keep your answer for {consentDays} days and then ask again. To change something sooner, use the cookie settings at the bottom of the page. When you withdraw consent, we delete the cookies it covered.

The law wants us to be able to show that you consented. So we keep a record with a random number, the version of the question, your choices and the time. Your name is not in it.`,
      },
      {
        id: 'in-your-browser',
        heading: 'Deleting cookies in your browser',
        body: `In the settings of your browser you can see, delete and block cookies and local storage. If you delete everything, you are logged out and we ask for your answer again. If you block the essential ones too, you can still read the site, but no longer log in.`,
      },
      {
        id: 'questions',
        heading: 'Questions',
        body: `Is something unclear? Use the [contact page](/contact)[[ or write to {companyEmail}]]. If our answer does not satisfy you, you can complain to the Belgian Data Protection Authority; the [privacy policy](/privacy) says how.`,
      },
    ],
  },
  privacy: {
    updatedOn: '2026-11-16',
    sections: [
      {
        id: 'who-we-are',
        heading: 'Who is responsible',
        body: `The controller of your personal data on this site is:

- {companyName}[[
- {companyAddress}]][[
- Company and VAT number: {companyVat}]][[
- E-mail: {companyEmail}]][[
- Phone: {companyPhone}]]

We follow the General Data Protection Regulation (GDPR) and the Belgian data protection act. We ask only for what we need, we sell nothing on and we let no algorithm take decisions about you.`,
      },
      {
        id: 'contact-messages',
        heading: 'When you send us a message',
        body: `From the contact form we keep the title, your message, your e-mail address and the time. We use them to answer you and to know later what was said. If you ask for a quote, we do so to prepare a contract with you; for other messages, it is our legitimate interest to answer those who write to us.

Messages are erased after {contactYears} years.`,
      },
      {
        id: 'accounts',
        heading: 'When you have an account',
        body: `For an account we keep your first and last name, your e-mail address, your language, your role on the site and whether your address is confirmed. We do not keep your password, only a hash from which it cannot be recovered. For each place where you are logged in we keep the time, the IP address and the kind of browser, so that you can spot a strange log-in in your [profile](/profile) and end it.

If you log in with Google or another service we offer, that service gives us your name, your e-mail address and a number that belongs to your account. It then knows that you log in here. We never get your password there.

We do this because it is necessary for the service you ask for: your account.`,
      },
      {
        id: 'appointments',
        heading: 'When you book an appointment',
        body: `Of a request we keep the subject, the day and time, what you wrote with it, your language, its status, the reason if we could not accept it, and who made it. You get e-mails about it: first that it is pending, then whether it is approved, with an invite for your calendar. A copy of those e-mails stays with us, so that we can check what was sent.

We do this because it is necessary to arrange the appointment and to prepare a possible contract.`,
      },
      {
        id: 'comments-and-reviews',
        heading: 'When you comment or write a review',
        body: `Comments and reviews are public and show your name. We keep the text, the time, the number of stars of a review, and which articles and comments you liked. Against spam we look at some texts before they appear: a first one with a link, one that repeats what is there already, one right after another, one that a filter takes for spam, and what you write after you removed a text that we had taken away.

You can write a review only with an account whose e-mail address is confirmed, and once per person. A review gets the mark **Certified** only if we could establish that its author is a client: they had an approved appointment that took place, or we know them as a client. A review without that mark has not been checked on this point. We show good and bad reviews, write none ourselves and pay for none. We remove only what is unlawful, insulting or plainly false.

We do this because you want to publish something, and because European rules ask us to say how we check reviews. You can change your review, and you can always have a comment or review of yours deleted.`,
      },
      {
        id: 'measuring',
        heading: 'When you let us measure',
        body: `Only with your consent do we measure which pages you view and how fast they load. We also see which site or campaign brought you here and whether you request an appointment, send a message, register or write a review. Our own measurements go to our own server. We store no IP address and no country, and of your browser only its name, its main version and the kind of device. A cookie with a random number, which is not linked to your account, stays {analyticsYears} years at most. We look at totals, not at people. You withdraw your consent with the cookie settings at the bottom of every page.

[[If you consent, {measuringService} measures your visit too. ]]Without your consent no measuring script from another company runs here. We keep your answer to the cookie question for {consentDays} days, with a record that does not name you. There is more in the [cookie policy](/cookies).

With or without consent, our server counts how often someone opens a page from outside the site, and which search engines and AI crawlers request which pages. Those counts hold no identifier and no IP address. It is our legitimate interest to know how much the site is used.`,
      },
      {
        id: 'technical-data',
        heading: 'What the server keeps',
        body: `Like any server, ours processes your IP address in order to send you the pages. When people log in, register or submit a form, we count attempts per address and per IP address, to stop abuse. The check that you are not a robot runs on our own server; nothing goes to another company. Error reports and logs say as little about you as possible, and we keep them no longer than we need to trace faults and abuse.

We make backups of the data on this site. What you have erased leaves them by itself when old backups are replaced.

For {securityEventDays} days we keep a record of when someone logged in to an account, when that failed, and when a password, a session or the second step changed. It holds the account and a shortened IP address, not the full one. When an attempt fails with an address we do not know, we do not store that address.

We do this because we have a legitimate interest in keeping the site secure, and so have you.`,
      },
      {
        id: 'clients',
        heading: 'When you are a client',
        body: `Of clients we keep contact details, quotes, correspondence and invoices. We need them to perform the contract and to keep our accounts as the law requires.

If we host a site for you that holds data of your own customers, you are the controller of that data and we process it on your behalf. We sign a data processing agreement with you for that.`,
      },
      {
        id: 'who-receives-it',
        heading: 'Who gets to see your data',
        body: `Within {companyName}, only those who need it. Outside it, we work with processors who follow our instructions:

- the company that houses our servers and backups
- the company that delivers our e-mail
- for clients, our accountant and our accounting software

A service you log in with, an interactive map or an outside measuring service is added only if you choose it. Public authorities get data when the law obliges us.

We prefer processors in the European Economic Area. If data does leave it, then only with the safeguards the GDPR asks for, such as an adequacy decision or the standard contractual clauses of the European Commission.`,
      },
      {
        id: 'how-long',
        heading: 'How long we keep things',
        body: `- **Messages** from the contact form: {contactYears} years.
- **E-mails** that the site sent: {letterYears} years. If you delete your account they go at once, except the last ones about your appointments.
- **Your account**, with your appointments, comments, likes and review: until you delete it.
- **Security events** of accounts (logins, failed attempts, changes of passwords and sessions): {securityEventDays} days, with a shortened IP address.
- **Your answer to the cookie question**: {consentDays} days. We keep the record of it for as long as we must be able to show your consent.
- **The analytics cookie**: {analyticsYears} years at most, or until you withdraw your consent.
- **Measurements of your visits**: {analyticsMonths} months. A summary of each visit stays, in which at the latest a month later nothing leads to your browser any more.
- **Counts of page requests**, which name nobody: five years.
- **Clients’ data**: during the contract; after it you have access for another {dataAccessDays} days.
- **Invoices and accounts**: as long as the law requires.

When you delete your account in your [profile](/profile), we erase what belongs to it, including your drafts, likes and reports, the messages you sent through the contact form with your email address, the emails to you, and the measurements of the browser in which you do so. The following stays, without your name and address:

- comments and reviews that were on the site, because others replied to them
- articles that you wrote for the site, under the name of the company
- the times of your appointments, for our own calendar
- the log of who changed what on the site: a code takes the place of your name, because we have to be able to trace changes
- the last emails about your cancelled appointments, with your name and address, because we still have to send them to you

Apart from that we keep only what we need by law or for a pending dispute.`,
      },
      {
        id: 'your-rights',
        heading: 'Your rights',
        body: `You may always ask us for:

- **access**: to know what we have about you, and get a copy
- **rectification** of what is wrong
- **erasure** of what we no longer need
- **restriction**: that we leave it alone for a while
- **portability**: your data in a form that a computer can read

You may also **object** to what we do on the ground of a legitimate interest, and **withdraw** a consent as easily as you gave it.

With an account you do most of this yourself in your [profile](/profile): check, change and download your data, and delete your account. On the [cookie page](/cookies) you can download or erase the measurements of your browser, without an account too. For the rest, write to us through the [contact page](/contact)[[ or at {companyEmail}]]. We answer within a month, free of charge. Sometimes we first ask who you are, so as not to hand your data to someone else.`,
      },
      {
        id: 'complaints',
        heading: 'Not satisfied?',
        body: `Tell us first, and with luck we can put it right. You also have the right, at any time, to complain to the supervisory authority:

Belgian Data Protection Authority (Gegevensbeschermingsautoriteit, Autorité de protection des données), Drukpersstraat 35, 1000 Brussels, dataprotectionauthority.be.

If you live or work in another country of the European Union, you can also turn to the authority there.`,
      },
      {
        id: 'changes',
        heading: 'Changes',
        body: `When something changes in what we do with data, we adapt this text and give it a new date. If the change is a large one and you have an account, we tell you by e-mail.`,
      },
    ],
  },
  terms: {
    updatedOn: '2026-11-15',
    sections: [
      {
        id: 'who-we-are',
        heading: 'Who we are',
        body: `These are the terms of {companyName}[[, {companyAddress}]][[, company and VAT number {companyVat}]]. You can reach us through the [contact page](/contact)[[, at {companyEmail}]][[ or on {companyPhone}]].

“You” are whoever orders from us or uses this site. “We” are {companyName}.`,
      },
      {
        id: 'scope',
        heading: 'What they apply to',
        body: `These terms apply to everything we deliver, from quote to maintenance, and to the use of this site. If your quote or contract says otherwise, that comes first. Your own purchasing terms apply only if we accepted them in writing.

Our services are meant for businesses. If you are a consumer all the same, you keep every right the law gives you, even where this text might say otherwise.`,
      },
      {
        id: 'offers',
        heading: 'Quotes',
        body: `A quote is free, unless we agree otherwise beforehand. It says what we make, what it costs and when it will be ready, and how long the quote stays valid. The contract begins when you accept the quote in writing; an e-mail will do.

The starting prices on this site say where a service begins, excluding VAT. What your project costs is in your quote. If you ask for something extra along the way, we first name a price and start once you agree.

An appointment that you request through the site is a talk, not an order. It is settled only when we confirm it by e-mail.`,
      },
      {
        id: 'delivery',
        heading: 'Work and delivery',
        body: `We work with care, as a good professional would. A simple site takes {weeksFrom} to {weeksTo} weeks, counted from the moment we have everything from you. Time limits are estimates, unless the quote gives a fixed date.

To get on, we need you: texts, pictures, access where necessary, and answers to our questions. If those are late, the schedule moves along with them.

On delivery you check everything. What does not match the quote we put right at no charge, if you report it within a reasonable time.`,
      },
      {
        id: 'prices-and-payment',
        heading: 'Prices and payment',
        body: `All prices are in euro and exclude VAT, unless expressly stated otherwise.

- For a custom project you pay {upfront} upfront; then we begin. Your quote says when the rest is due.
- Subscriptions, such as a package, hosting or maintenance, are billed in advance.

The due date is on the invoice. If a business pays late, the interest and compensation of the Belgian act on late payment in commercial transactions apply. If you are a consumer, we first send a reminder free of charge, as the law requires. If an invoice stays unpaid after a formal notice, we may suspend the work or the service until it is paid.

If you disagree with an invoice, tell us as soon as you can, and why.`,
      },
      {
        id: 'subscriptions',
        heading: 'Subscriptions and notice',
        body: `A subscription runs for an indefinite time, unless your quote gives another term. Either of us can end it with {noticeDays} days’ written notice. An e-mail counts as writing. No reason is needed.

If one of us seriously fails in their obligations and does not put it right after a written warning, the other can end the contract at once.

If we change the price of a subscription, we tell you early enough for you to cancel before the new price takes effect.`,
      },
      {
        id: 'after-the-end',
        heading: 'After the end',
        body: `After the contract ends you have access to your data for another {dataAccessDays} days. In that time you can fetch it, or have us hand it over in a common format. Then we erase it, except for what the law makes us keep.

A domain name registered to you stays yours. We help with the transfer. If that is more than a small job, we agree on a price first.`,
      },
      {
        id: 'availability',
        heading: 'Availability and backups',
        body: `For what we host, we aim for {uptime} uptime. It is an aim we work towards, not a guarantee. Announced maintenance does not count, nor do failures beyond our control, for instance at a supplier or on the internet itself.

We make backups of what we host and restore them when needed. If you have data that you cannot do without, keep a copy of your own as well.`,
      },
      {
        id: 'intellectual-property',
        heading: 'Intellectual property',
        body: `Your texts, pictures, trademarks and data remain yours. You allow us to use them as far as that is necessary to work for you, and you vouch that you may use them.

The design and code that we make specially for you pass to you once everything is paid. This concerns the economic rights, for every use that goes with your site or application, everywhere and for as long as the protection lasts.

Our general building blocks and methods remain ours; you get the right to go on using them as part of your site or application, also after the contract has ended. Open source and other third-party parts have licences of their own.`,
      },
      {
        id: 'your-content',
        heading: 'Your content and data',
        body: `You are responsible for what you put and sell on your site, and for the legal notices that go with it. We may take content offline that is plainly unlawful or endangers the service. If we do, we tell you why.

When we process personal data on your behalf, we follow your instructions and sign a data processing agreement as the GDPR requires. What we do with data on our own site is in the [privacy policy](/privacy).`,
      },
      {
        id: 'using-this-site',
        heading: 'Using this site',
        body: `You need an account for appointments, comments and reviews. Give correct details, keep your password to yourself and tell us if someone else uses your account.

What you write remains yours; you allow us to show it on this site. Do not write anything unlawful, insulting or misleading, and do not advertise. A review is about your own experience. We may remove what breaks these rules and close an account that is abused. We let you know why, and you can ask us to look at it again.

Have you seen something that should not be here? Report it through the [contact page](/contact). How we check reviews is in the [privacy policy](/privacy).`,
      },
      {
        id: 'liability',
        heading: 'Liability',
        body: `We do our work with care, but what we promise is an effort and not every result. We do not answer, for instance, for a position in search results or for a given turnover.

If we are liable, that is limited to direct damage and to the amount you paid us for the assignment or, for a subscription, to what you paid in the year before the damage. We are not liable for indirect damage, such as lost profit or lost customers.

These limits do not apply to intent, gross negligence or fraud, nor to injury to persons, nor where the law forbids them.

Neither of us is liable for what goes wrong through force majeure. Whoever is affected by it tells the other soon.`,
      },
      {
        id: 'complaints',
        heading: 'Complaints',
        body: `If you are not satisfied, tell us: through the [contact page](/contact)[[ or at {companyEmail}]]. On working days we answer the same day, though the remedy itself may take longer. Describe what is wrong and what you expect, and it will go faster.

If you are a consumer and we cannot settle it together, you can turn to the Belgian Consumer Mediation Service, consumentenombudsdienst.be.`,
      },
      {
        id: 'law-and-courts',
        heading: 'Law and courts',
        body: `Belgian law applies to these terms and to our contracts. If we cannot settle a dispute by talking, the courts of the place where we have our registered office have jurisdiction. A consumer can also go to the court that the law appoints for them.

If one provision is invalid, the rest remains in force.`,
      },
      {
        id: 'changes',
        heading: 'Changes',
        body: `We may change these terms. For work in progress, those you accepted continue to apply. For a subscription, we tell you of a change early enough for you to cancel before it takes effect.

This text exists in Dutch, English and French. If they differ, the Dutch one counts.`,
      },
    ],
  },
}
