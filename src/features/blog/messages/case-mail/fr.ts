import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  subject: 'Le site de {client} ne répond plus',
  heading: 'Un site de votre portfolio ne répond plus',
  text: 'Nous avons essayé l’adresse deux nuits de suite. Le lien a été retiré de votre site et reviendra de lui-même dès que l’adresse répondra.',
  case: 'Réalisation',
  address: 'Adresse',
  button: 'Ouvrir la réalisation',
})
