import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  about:
    'Ce que le formulaire de contact demande en plus de l’objet, du message et de l’adresse e-mail. Une modification ne change rien aux messages précédents.',
  'group.offered': 'Champs',
  'field.name': 'Nom',
  'field.phone': 'Numéro de téléphone',
  'field.trade': 'Activité ou métier',
  'field.wantedDate': 'Date souhaitée',
  'field.questions': 'Questions',
  off: 'Ne pas demander',
  optional: 'Demander, facultatif',
  required: 'Demander, obligatoire',
})
