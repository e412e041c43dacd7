import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  address: 'Address',
  phone: 'Phone',
  email: 'Email',
  legalName: 'Company',
  vatNumber: 'Company and VAT number',
  register: 'Company register',
  people: 'Who you’ll speak to',
  openingHours: 'Opening hours',
  appointment: 'Book an appointment',
})
