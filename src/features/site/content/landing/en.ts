import type { LandingText } from '../landing-content.ts'
import { STACK } from './stack.ts'

export const en: LandingText = {
  taglines: [
    'that load fast',
    'at a fixed price',
    'you can edit yourself',
    'Google understands',
    'backed by people who [[{companyPhone}?pick up the phone|reply]]',
  ],
  facts: [
    { id: 'start', label: 'Starting price', value: '{startWebdesign}', note: 'design and build, paid once, excl. VAT' },
    {
      id: 'monthly',
      label: 'After that',
      value: '{monthWebdesign}',
      note: 'per month excl. VAT, with hosting and backups',
    },
    { id: 'time', label: 'Online in', value: '{weeksFrom} to {weeksTo} weeks', note: 'for a simple site' },
    {
      id: 'quote',
      label: 'Quote',
      value: 'Free',
      note: 'cancel your subscription any time ({noticeDays} days’ notice)',
    },
  ],
  steps: [
    { title: 'Talk', text: 'Tell us what you do and for whom. You then get a free quote with a fixed price.' },
    {
      title: 'Design',
      text: 'We design the key pages. You tell us what works and what doesn’t until it feels right.',
    },
    { title: 'Launch', text: 'We build, test and launch your site. Add maintenance and we keep it up to date.' },
  ],
  example: {
    label: 'Worked example, excl. VAT',
    title: 'A bakery’s site: five pages and a contact form',
    text: 'With the {nameBasic} package. Hosting, SSL certificate and daily backups are included.',
    once: 'Design and build, starting price',
    subscription: '{nameBasic} package',
    total: 'The first year',
    after:
      'Online in {weeksFrom} to {weeksTo} weeks once we have your text and photos. After the first year, you only pay for the package.',
  },
  prices: {
    once: 'Starting price, paid once, excl. VAT',
    monthly: 'Per month, excl. VAT',
    compare: 'Compare the packages',
  },
  why: [
    {
      title: 'Fast on any phone',
      text: 'We build lightweight pages and measure their speed before launch. People are reading before they lose patience.',
    },
    {
      title: 'Price agreed first',
      text: 'You get the price in writing before we start. If you want something added later, we tell you what it costs first.',
    },
    {
      title: 'People who reply',
      text: '[[{companyPhone}?Call us and you’ll speak to someone who knows your site.|You hear from someone who knows your site.]] Write to us and we reply within one working day.',
    },
  ],
  stack: STACK,
  people: { example: 'Example: these people are made up, and their portraits are drawings.' },
  questions: { all: 'All frequently asked questions' },
  close: {
    call: 'Call us',
    meet: { title: 'Book a meeting', text: '{meetingMinutes} minutes about what you need.', action: 'Pick a time' },
    write: { title: 'Send a message', text: 'We reply within one working day.', action: 'Write to us' },
  },
}
