import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  subject: 'The site of {client} no longer answers',
  heading: 'A site in your portfolio no longer answers',
  text: 'We tried the address two nights in a row. The link was removed from your site and comes back by itself once the address answers again.',
  case: 'Case study',
  address: 'Address',
  button: 'Open the case study',
})
