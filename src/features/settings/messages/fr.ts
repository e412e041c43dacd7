import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  address: 'Adresse',
  phone: 'Téléphone',
  email: 'E-mail',
  legalName: 'Entreprise',
  vatNumber: 'Numéro d’entreprise et de TVA',
  register: 'Registre',
  people: 'Vos interlocuteurs',
  openingHours: 'Heures d’ouverture',
  appointment: 'Prendre rendez-vous',
})
