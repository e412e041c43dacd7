import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  about:
    'Your service prices in euros, excluding VAT. A new price shows everywhere on the site straight away, including in titles, in the FAQs and in what search engines read.',
  'field.start': 'Starting price, one-off',
  'field.monthly': 'Subscription per month',
  'field.maintenance.start': 'Maintenance of a custom-built site, per month',
  'field.maintenance.monthly': 'Maintenance of a site from a package, per month',
  'field.drawing': 'Drawing',
  'choice.drawing.page': 'Page',
  'choice.drawing.shelf': 'Shop shelf',
  'choice.drawing.form': 'Form',
  'choice.drawing.gauge': 'Gauge',
  'choice.drawing.rack': 'Server',
  'help.empty': 'Leave a price empty to show “on request”.',
  optional: 'optional',
  'item.webdesign': 'Web design',
  'item.ecommerce': 'Online shops',
  'item.webApplications': 'Web applications',
  'item.maintenance': 'Maintenance',
  'item.backend': 'Backend as a service',
})
