import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  address: 'Address',
  phone: 'Phone',
  email: 'Email',
  vatNumber: 'VAT number',
  openingHours: 'Opening hours',
  appointment: 'Book an appointment',
})
