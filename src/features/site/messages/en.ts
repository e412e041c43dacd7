import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  priceMonthly: '{price} per month, excl. VAT',
  onRequest: 'On request',
  perMonth: 'per month',
  excludingVat: 'excl. VAT',
  book: 'Book a meeting',
  quote: 'Get a quote',
  allReviews: 'All reviews',
  recommended: 'Recommended',
  choose: 'Choose {name}',
  packages: 'Compare packages',
  compare: 'Feature',
  included: 'Included',
  notIncluded: 'Not included',
  extras: 'Optional extras and terms',
  work: 'See our work',
  professionalSite: 'A professional, custom-built website: from {price}, one-off, excl. VAT.',
  features: 'What you get',
  benefits: 'How it helps you',
  steps: 'How we work',
  startingPrice: 'Starting price',
  monthlyPrice: 'Subscription',
  maintenanceCustom: 'Maintenance of a custom-built site',
  maintenancePackage: 'Maintenance of a site from a package',
  from: 'from {price}',
  maintenanceNote:
    'You pay one of the two: which price applies depends on how your site was built. Your quote lists what is included each month.',
  once: 'one-off',
  contact: 'Contact us',
})
