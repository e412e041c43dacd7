import type { LegalTexts } from '../legal-content.ts'

export const en: LegalTexts = {
  cookies: {
    updatedOn: '2026-11-19',
    sections: [
      {
        id: 'what-cookies-are',
        heading: 'What cookies are',
        body: `A cookie is a small text file that your browser stores for a site. Local storage is another place in your browser that works in much the same way. What we say here about cookies applies to both.

{companyName} uses them to make the site work and, with your consent, for a few other purposes. This page lists every cookie and every item in local storage, with its purpose and how long it is kept. The [privacy policy](/privacy) explains what else we do with your data.`,
      },
      {
        id: 'categories',
        heading: 'Categories',
        body: `Every cookie belongs to one of these categories:

- **Essential**: the site does not work without them, so they are always on.
- **Functional**: for features that are useful but not necessary.
- **Analytics**: to measure how the site is used.
- **Marketing**: for advertising and measuring campaigns.[[{measuringService}?| Not in use at the moment.]]

Only essential cookies are set without your consent. Belgian law and the European ePrivacy Directive allow this, because the site could not give you what you ask for without them. The other three are off until you turn them on.`,
      },
      {
        id: 'essential',
        heading: 'Essential',
        body: `There are only a few of these, and none is used to track you:

- **Your cookie choice.** Otherwise we would have to ask again on every page.
- **Your language and theme.** When you choose a language or the dark theme, we remember it in a cookie and in local storage. They contain your choice and nothing else.
- **Your login.** When you log in, a cookie keeps you logged in. Scripts on the page cannot read it. While you are logged in, the item **auth-storage** in local storage holds your name, email address, role, user number and a short-lived key. Logging out clears it.
- **The version of the site.** A marker in local storage makes sure you do not see old files after an update. If you were filling in a form at that moment, your browser keeps the text for a while.`,
      },
      {
        id: 'functional',
        heading: 'Functional',
        body: `By default, the [contact page](/contact) only links to OpenStreetMap. An interactive map from OpenStreetMap loads only if you allow functional cookies. The OpenStreetMap Foundation then sees your IP address and may set its own cookies.

If you do not allow it, you only miss out on that map. The address is shown either way.`,
      },
      {
        id: 'analytics',
        heading: 'Analytics',
        body: `With your consent we measure which pages you view, how fast they load, which site or campaign brought you here, and whether you request an appointment, send a message, create an account or write a review. We do this ourselves: the data goes to our own server, not to another company. A cookie with a random number recognises your browser and lasts {analyticsYears} years at most; a second one groups the pages of one visit and expires half an hour after the last page. Both are deleted as soon as you withdraw your consent, and we then erase what we measured under that number.

We do not store your IP address. About your browser we store only its name, its major version, the type of device and an estimate of your country from its time zone and language. We also count clicks on other sites, files, phone numbers, email addresses and the buttons we track. The data is deleted after {analyticsMonths} months. A summary of each visit, without your browser’s number, remains until {summaryYears} years after the visit. At the bottom of this page you can download or erase the data collected from your browser. If our server cannot be reached when you withdraw your consent, you are given a code to erase the data here later.

Without consent we measure nothing about your visit: our server rejects such data. It only counts how often a page is opened from outside the site, and which search engines and AI crawlers request which pages. These counts contain no identifier and no IP address.

[[We also use {measuringService}. With your consent, your browser loads a script from Google, which reports your visit to Google with a shortened IP address and sets the cookies listed as Google’s on this page.

]]Without your consent, we never load an analytics script from another company.`,
      },
      {
        id: 'marketing',
        heading: 'Marketing',
        body: `[[{measuringService}?This category is off until you turn it on. If you do, Google may also use what {measuringService} measures for advertising and for measuring campaigns.|We do not use any marketing cookies at the moment. The switch for this category is therefore off and cannot be turned on.]] There is no advertising on this site and we do not sell your data.`,
      },
      {
        id: 'your-choice',
        heading: 'Your choice, and changing it',
        body: `On your first visit you can accept all cookies, reject all of them or choose by category. Accepting and rejecting are side by side and equally easy. Until you choose, we set only essential cookies.

We keep your choice for {consentDays} days and then ask again. To change it sooner, use the cookie settings at the bottom of the page. When you withdraw your consent, we delete the cookies it covered and erase what we measured with them.

By law we must be able to show that you consented. We therefore keep a record with a random number, the version of the question, your choices and the time. It does not contain your name. We keep it for {consentProofYears} years.`,
      },
      {
        id: 'in-your-browser',
        heading: 'Deleting cookies in your browser',
        body: `In your browser’s settings you can view, delete and block cookies and local storage. If you delete everything, you are logged out and we ask for your choice again. If you block essential cookies too, you can still read the site, but you can no longer log in.`,
      },
      {
        id: 'questions',
        heading: 'Questions',
        body: `Is anything unclear? Use the [contact page](/contact)[[ or write to {companyEmail}]]. If you are not satisfied with our reply, you can lodge a complaint with the Belgian Data Protection Authority; the [privacy policy](/privacy) explains how.`,
      },
    ],
  },
  privacy: {
    updatedOn: '2026-11-19',
    sections: [
      {
        id: 'who-we-are',
        heading: 'Who is responsible',
        body: `The controller of your personal data on this site is:

- {companyLegalName}[[
- {companyAddress}]][[
- Company and VAT number: {companyVat}]][[
- {companyRegister}]][[
- Email: {companyEmail}]][[
- Phone: {companyPhone}]]

We comply with the General Data Protection Regulation (GDPR) and the Belgian Data Protection Act. We ask only for what we need and we never sell your data. Posts may be held back automatically until one of us has read them, but no decision about you is taken by an algorithm alone.`,
      },
      {
        id: 'contact-messages',
        heading: 'When you send us a message',
        body: `From the contact form we keep the subject, your message, your email address, the time and, if you fill them in, your name, your phone number, your business, your preferred date and your answers to the other questions on the form. We use them to reply to you and to have a record of what was said. We only call you about your message. If you ask for a quote, we process this data to prepare a contract with you; for other messages, we have a legitimate interest in replying to people who write to us.

Messages are erased after {contactYears} years.`,
      },
      {
        id: 'accounts',
        heading: 'When you have an account',
        body: `For an account we keep your first and last name, your email address, your language, your role on the site and whether your email is confirmed. We do not keep your password, only a hash from which it cannot be recovered. For each device on which you are logged in we keep the time, the IP address and the type of browser, so that you can spot an unfamiliar session in your [profile](/profile) and end it.

If you log in with Google or another service we offer, that service gives us your name, your email address and an account identifier. It then knows that you log in here. We never receive your password for that service.

We process this data because it is necessary to provide the account you asked for.`,
      },
      {
        id: 'appointments',
        heading: 'When you book an appointment',
        body: `For each request we keep what it is about, the day and time, what you told us, your answers to our questions about it, your language, the status, the reason if we could not accept it, and who made it. If you request an appointment without an account, we keep your name, your email address and, if you give it, your phone number; we email you a link to confirm your request. We email you about it: first to say that it is pending, then whether it is approved, with a calendar invite. We keep a copy of those emails, so that we can check what was sent.

We process this data because it is necessary to arrange the appointment and to prepare a possible contract. The same applies to the reminder that we may email you before the appointment.`,
      },
      {
        id: 'comments-and-reviews',
        heading: 'When you comment or write a review',
        body: `Comments and reviews are public and show your name. We keep the text, the time, the star rating of a review, and which articles and comments you liked. To keep out spam, some posts are held back automatically until a person has checked them: a first post with a link, a duplicate, a post made seconds after another, a post that a filter takes for spam, and what you write after deleting a post that we had hidden. A person always makes the decision, never the filter alone.

Anyone with a confirmed account can write one review. The **Certified** badge is our own check, not a certificate from someone else: a review gets it only if we could establish that its author is a client or had an appointment with us that took place. For reviews without the badge, we could not verify this. We show good and bad reviews, write none ourselves and pay for none. We remove only spam, advertising and anything unlawful, insulting or plainly false.

We publish your post because you ask us to: this is necessary to perform our agreement with you on the use of this site. We filter spam and check posts because we have a legitimate interest in a site free of spam and unlawful content. You can edit your review, and you can delete your comments and your review at any time.

If someone replies to your comment, we email you. We have a legitimate interest in keeping conversations on the site going. Each of these emails has an unsubscribe link.`,
      },
      {
        id: 'measuring',
        heading: 'When you accept analytics',
        body: `Only with your consent do we measure which pages you view and how fast they load. We also see which site or campaign brought you here and whether you request an appointment, send a message, create an account or write a review. This data goes to our own server. We do not store your IP address. About your browser we store only its name, its major version, the type of device and an estimate of your country from its time zone and language. We also count clicks on other sites, files, phone numbers, email addresses and the buttons we track. A cookie with a random number, which is not linked to your account, lasts {analyticsYears} years at most. We look at totals, not at individuals. You can withdraw your consent through the cookie settings at the bottom of every page; we then also erase what we measured under that number. If that is not possible at that moment, you are given a code to erase it later on the [cookie page](/cookies).

[[If you consent, {measuringService} measures your visit too. ]]Without your consent, no analytics script from another company runs here. We keep your cookie choice for {consentDays} days, with a record that does not name you. The [cookie policy](/cookies) tells you more.

With or without consent, our server counts how often a page is opened from outside the site, and which search engines and AI crawlers request which pages. These counts contain no identifier and no IP address. We have a legitimate interest in knowing how much the site is used.`,
      },
      {
        id: 'technical-data',
        heading: 'What the server stores',
        body: `Like any server, ours processes your IP address in order to send you the pages. When people log in, create an account or submit a form, we count attempts per email address and per IP address, to prevent abuse. The check that you are not a robot runs on our own server; nothing goes to another company. Error reports and logs contain as little about you as possible, and they serve only to trace faults and abuse.

We make backups of the data on this site. Erased data disappears from them as old backups are replaced.

For {securityEventDays} days we keep a record of when someone logged in to an account or failed to, and when a password, a session or two-step verification changed. It contains the account and a shortened IP address, not the full one. When a login attempt uses an email address we do not know, we do not store that address.

We process this data because we, like you, have a legitimate interest in keeping the site secure.`,
      },
      {
        id: 'clients',
        heading: 'When you are a client',
        body: `We keep our clients’ contact details, quotes, correspondence and invoices. We need them to perform the contract and to keep our accounts as the law requires.

We may keep a short note about clients and about people who write to us or book an appointment. We have a legitimate interest in knowing what was discussed.

If you give us your phone number, we keep it to call you about your question, your appointment or your project. We need it to deal with these. We call you about anything else only if you agree. We record when and how you did, and you can withdraw that consent at any time.

If we host a site for you that contains your own customers’ data, you are the controller of that data and we process it on your behalf. We sign a data processing agreement with you for this.`,
      },
      {
        id: 'who-receives-it',
        heading: 'Who can see your data',
        body: `Within {companyName}, only people who need it. Outside the company, we work with processors who follow our instructions:

- the company that hosts our servers and backups
- the company that delivers our email
- for clients, our accountant and our accounting software

A service you log in with, the interactive map from OpenStreetMap or an external analytics service receives data only if you choose to use it. We share data with public authorities when the law requires it.

We prefer processors in the European Economic Area. If data does leave it, this happens only with the safeguards the GDPR requires, such as an adequacy decision or the European Commission’s standard contractual clauses. This may happen in the following cases, each of which is your own choice:

- **Google**, if the site lets you log in with Google and you do so[[, or if you allow {measuringService}]]. Google may process data in the United States. It is certified under the EU-US Data Privacy Framework, for which the European Commission has adopted an adequacy decision.
- **Facebook, GitHub or X**, if the site lets you log in with one of these services and you do so. They may process data in the United States, under the EU-US Data Privacy Framework or the European Commission’s standard contractual clauses.
- **The interactive map**, if you allow functional cookies. The OpenStreetMap Foundation is based in the United Kingdom, to which an adequacy decision also applies.`,
      },
      {
        id: 'how-long',
        heading: 'How long we keep data',
        body: `- **Messages** from the contact form, including the optional details you added: {contactYears} years.
- **Emails** sent by the site: {emailYears} years. If you delete your account they are erased straight away, except the last ones about your appointments.
- **Your account**, with your appointments, comments, likes and review: until you delete it or ask us to. We do not erase an account because you have not logged in for a while: your appointments and what you wrote belong to it, and you decide when they go. An account whose email address is still unconfirmed after {unverifiedDays} days is erased automatically.
- **Appointments without an account**: your name, email address, phone number and comments are erased {guestYears} years after the appointment, or sooner if you ask us to. A request that you do not confirm is erased after {guestLinkHours} hours, with the email about it.
- **Our notes about you**, your phone number and whether you may be called: until your account is erased. Without an account, until we no longer store any of your messages or appointments. If you request your data, they are included.
- **The IP address and browser of your sessions**: until you log out, or otherwise until {sessionIdleDays} days after your last visit or {sessionDays} days after you logged in.
- **Account security events** (logins, failed attempts, changes to passwords and sessions): {securityEventDays} days, with a shortened IP address.
- **Your cookie choice**: {consentDays} days. The record of it: {consentProofYears} years.
- **The analytics cookie**: {analyticsYears} years at most, or until you withdraw your consent.
- **Analytics data on your visits**: {analyticsMonths} months. After that a summary of each visit remains; within another month it no longer contains your browser’s number. {summaryYears} years after the visit we erase the summary too.
- **Counts of page requests**, which identify nobody: {summaryYears} years.
- **Clients’ data**: during the contract; you then have access for another {dataAccessDays} days.
- **Invoices**: {vatYears} years, under VAT law. **Other accounting records**: {accountingYears} years.
- **The log of changes to the site**: {journalYears} years. IP addresses in it are erased after {securityEventDays} days.
- **Server logs**: {securityEventDays} days at most.
- **Backups**: of the backups the site itself makes every night, we keep the last {backups}. If we store encrypted copies of them with a storage provider, we keep those for at most {backupMonths} months. Backups made by our hosting company are kept no longer than that.

When you delete your account in your [profile](/profile), we erase everything that belongs to it, including your drafts, likes and reports, the messages you sent through the contact form with your email address, the emails sent to you, and the analytics data from the browser you use to do so. The following remains, without your name and email address unless stated otherwise:

- comments and reviews that were on the site, because others may have replied to them
- articles you wrote for the site, under the company’s name
- the times of your appointments, for our own calendar
- the log of who changed what on the site: a code replaces your name, because we have to be able to trace changes
- the last emails about your cancelled appointments, with your name and email address, because we still have to send them to you

Apart from that, we keep only what we need by law or for a pending dispute.`,
      },
      {
        id: 'your-rights',
        heading: 'Your rights',
        body: `You can ask us at any time for:

- **access**: to know what data we hold about you, and get a copy
- **rectification** of incorrect data
- **erasure** of data we no longer need
- **restriction**: a temporary stop to our use of your data
- **portability**: your data in a machine-readable format

You may also **object** to what we do on the basis of our legitimate interests, and **withdraw** your consent as easily as you gave it.

With an account you can do most of this yourself in your [profile](/profile): check, change and download your data, and delete your account. On the [cookie page](/cookies) you can download or erase the analytics data from your browser, even without an account. For anything else, write to us through the [contact page](/contact)[[ or at {companyEmail}]]. We reply within one month, free of charge. We may first ask you to prove who you are, so that we do not give your data to someone else.`,
      },
      {
        id: 'complaints',
        heading: 'Not satisfied?',
        body: `Please tell us first, so that we can put it right. You also have the right to lodge a complaint with the supervisory authority at any time:

Belgian Data Protection Authority (Gegevensbeschermingsautoriteit, Autorité de protection des données), Drukpersstraat 35, 1000 Brussels, dataprotectionauthority.be.

If you live or work in another EU country, you can also contact the authority there.`,
      },
      {
        id: 'changes',
        heading: 'Changes',
        body: `When we change how we handle data, we update this text and its date. If the change is significant and you have an account, we let you know by email.`,
      },
    ],
  },
  terms: {
    updatedOn: '2026-11-19',
    sections: [
      {
        id: 'who-we-are',
        heading: 'Who we are',
        body: `These are the terms of {companyLegalName}[[, {companyAddress}]][[, company and VAT number {companyVat}]][[, {companyRegister}]]. You can reach us through the [contact page](/contact)[[, at {companyEmail}]][[ or on {companyPhone}]].

“You” means anyone who orders from us or uses this site. “We” means {companyName}.`,
      },
      {
        id: 'scope',
        heading: 'What these terms apply to',
        body: `These terms apply to everything we deliver, from quote to maintenance, and to the use of this site. If your quote or contract says otherwise, the quote or contract prevails. Your own purchasing terms apply only if we have accepted them in writing.

Our services are intended for businesses. If you are a consumer, you keep every right the law gives you, even where this text says otherwise.`,
      },
      {
        id: 'offers',
        heading: 'Quotes',
        body: `A quote is free, unless we agree otherwise beforehand. It states what we will deliver, what it costs, when it will be ready and how long the quote is valid. The contract begins when you accept the quote in writing; an email is enough.

The starting prices on this site are minimum prices, excluding VAT. Your quote states what your project costs. If you ask for something extra along the way, we give you a price first and start once you agree.

An appointment that you request through the site is a meeting, not an order. It is final only once we confirm it by email. Where this site mentions a reply within one working day, that is our aim.`,
      },
      {
        id: 'delivery',
        heading: 'Work and delivery',
        body: `We work with reasonable skill and care. A simple site takes {weeksFrom} to {weeksTo} weeks, counted from the moment we have all your material. Deadlines are estimates, unless the quote gives a fixed date.

To make progress we need your input: text, images, access where necessary, and answers to our questions. If these are late, the schedule moves accordingly.

On delivery you check everything. We correct anything that does not match the quote free of charge, provided you report it in writing within {acceptanceDays} days. If we hear nothing within that period, the work is deemed accepted. The statutory rules on hidden defects continue to apply.`,
      },
      {
        id: 'prices-and-payment',
        heading: 'Prices and payment',
        body: `All prices are in euros and exclude VAT, unless expressly stated otherwise.

- For a custom project you pay {upfront} upfront. We start once you have agreed and we have received this payment. Your quote states when the rest is due.
- Subscriptions, such as a package, hosting or maintenance, are billed monthly in advance.

Invoices are payable within {paymentDays} days of the invoice date, unless the quote or the invoice states another period. If a business pays late, the interest and compensation laid down in the Belgian Act on late payment in commercial transactions apply. If you are a consumer, we first send a reminder free of charge, as the law requires. If an invoice remains unpaid after formal notice, we may suspend the work or the service until it is paid.

If you dispute an invoice, tell us why as soon as you can.`,
      },
      {
        id: 'subscriptions',
        heading: 'Subscriptions and notice',
        body: `A subscription runs for an indefinite period, unless your quote states another term. Either of us can cancel it with {noticeDays} days’ written notice. An email counts as written notice. No reason is needed.

If one of us is in serious breach of its obligations and does not remedy this after a written warning, the other can end the contract with immediate effect.

If a subscription ends during a month, you pay for that month pro rata. We refund what you have already paid for the time after that.

Once a year, on 1 January, we may index the price of a subscription: 80% of the price follows the Agoria Digital reference labour cost, the rest stays the same. If we change the price for any other reason, we tell you early enough to let you cancel before the new price takes effect.`,
      },
      {
        id: 'after-the-end',
        heading: 'After the end',
        body: `After the contract ends, you have access to your data for another {dataAccessDays} days. In that time you can download it, or ask us to hand it over in a common format. After that we erase it, except for what the law requires us to keep.

A domain name registered in your name remains yours. We help with the transfer. If that takes more than a small amount of work, we agree on a price first.`,
      },
      {
        id: 'withdrawal',
        heading: 'Right of withdrawal for consumers',
        body: `If you are a consumer and conclude a contract at a distance, for instance by email, you can withdraw from it within {withdrawalDays} days, without giving a reason and at no cost. For a service, this period starts on the day we conclude the contract. Tell us clearly through the [contact page](/contact)[[ or at {companyEmail}]]; you may use the [model form](/terms#withdrawal-form) at the end of this page, but you do not have to. Within {withdrawalDays} days of your message we refund what you have paid.

If you expressly ask us to start earlier and then withdraw, you pay for the part already carried out. If, with that request, you acknowledged that you lose the right once the service has been fully performed, it ends at that point.`,
      },
      {
        id: 'availability',
        heading: 'Uptime and backups',
        body: `For everything we host, we monitor uptime and aim for {uptime}. This is a target, not a guarantee. It does not include announced maintenance or failures beyond our control, for instance at a supplier or on the internet itself. Responding when your site goes down is part of [maintenance](/services/maintenance).

We back up what we host and restore it when needed. If you have data you cannot do without, keep your own copy as well.`,
      },
      {
        id: 'intellectual-property',
        heading: 'Intellectual property',
        body: `Your text, images, trademarks and data remain yours. You allow us to use them as far as necessary for our work for you, and you warrant that you have the right to use them.

The economic rights in the design and code that we create specially for you transfer to you once everything is paid. This covers every use connected with your site or application, worldwide and for as long as the protection lasts.

Our general building blocks and methods remain ours; you have the right to keep using them as part of your site or application, even after the contract has ended. Open-source and other third-party components have their own licences.`,
      },
      {
        id: 'your-content',
        heading: 'Your content and data',
        body: `You are responsible for what you publish and sell on your site, and for the legal notices it requires. We may take content offline that is plainly unlawful or endangers the service. If we do, we tell you why.

When we process personal data on your behalf, we follow your instructions and sign a data processing agreement as the GDPR requires. The [privacy policy](/privacy) explains what we do with data on our own site.`,
      },
      {
        id: 'confidentiality',
        heading: 'Confidentiality',
        body: `What we learn from each other that is plainly confidential, such as figures, customer data or access codes, we use only for our work together. Neither of us passes it on to anyone who does not need it for that work, unless the law requires it. This continues after the contract ends.`,
      },
      {
        id: 'subcontractors',
        heading: 'Subcontractors',
        body: `We may use subcontractors, for instance for hosting or translation. We remain responsible to you for their work. If they process personal data that you entrust to us, our data processing agreement covers it.`,
      },
      {
        id: 'using-this-site',
        heading: 'Using this site',
        body: `You need an account for comments and reviews, and for appointments if the form asks for one. Give correct details, keep your password to yourself and tell us if someone else uses your account.

What you write remains yours; you allow us to show it on this site. Do not write anything unlawful, insulting or misleading, and do not advertise. A review must be about your own experience. We may remove anything that breaks these rules and close accounts that are abused. We tell you why, and you can ask us to reconsider.

Have you seen something that should not be here? Report it through the [contact page](/contact). The [reviews](/reviews) page explains how we check reviews.`,
      },
      {
        id: 'liability',
        heading: 'Liability',
        body: `We do our work with care, but our obligation is one of means, not of result. We do not guarantee, for instance, a ranking in search results or a certain turnover.

If we are liable, our liability is limited to direct loss and to the amount you paid us for the assignment or, for a subscription, to what you paid in the year before the loss. We are not liable for indirect loss, such as lost profit or lost customers.

These limits do not apply in the event of wilful misconduct, gross negligence or fraud, or to personal injury, or where the law does not allow them.

For loss caused in performing the contract, you can claim only against {companyLegalName}. Claims against our staff, directors or subcontractors, who are auxiliaries within the meaning of article 6.3 of the Belgian Civil Code, are excluded, including claims outside the contract. This does not apply if they cause the loss intentionally, or to harm to a person’s physical or psychological integrity.

Neither of us is liable for the consequences of force majeure. The party affected informs the other promptly.`,
      },
      {
        id: 'complaints',
        heading: 'Complaints',
        body: `If you are not satisfied, tell us through the [contact page](/contact)[[ or at {companyEmail}]]. We aim to reply within one working day, though solving the problem may take longer. Please describe what is wrong and what you expect; that helps us to act faster.

If you are a consumer and we cannot settle the matter together, you can contact the Belgian Consumer Mediation Service, North Gate II, Boulevard du Roi Albert II 8 box 1, 1000 Brussels, consumerombudsman.be. We have not committed ourselves in advance to taking part in mediation, but we consider every request we receive through that service.`,
      },
      {
        id: 'law-and-courts',
        heading: 'Law and courts',
        body: `Belgian law applies to these terms and to our contracts. If we cannot settle a dispute amicably, the courts of the place where we have our registered office have jurisdiction[[ ({companyCourt})]]. Consumers can also go to the court designated by law.

If a provision is invalid, the rest remains in force.`,
      },
      {
        id: 'changes',
        heading: 'Changes',
        body: `We may change these terms. For work in progress, the terms you accepted continue to apply. For a subscription, we tell you about a change early enough to let you cancel before it takes effect.[[{severalLanguages}?

This text is available in {siteLanguages}. If the versions differ, the one in {defaultLanguage} prevails.]]`,
      },
      {
        id: 'withdrawal-form',
        heading: 'Annex: model withdrawal form',
        body: `Complete and return this form only if you wish to withdraw from the contract.

- To {companyLegalName}[[, {companyAddress}]][[, {companyEmail}]]
- I/We hereby give notice that I/we withdraw from my/our contract for the provision of the following service: …
- Ordered on: …
- Name of consumer(s): …
- Address of consumer(s): …
- Signature of consumer(s), only if this form is sent on paper: …
- Date: …

Delete as appropriate.`,
      },
    ],
  },
}
