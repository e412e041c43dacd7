import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  search: 'Rechercher une question',
  found: { one: '{count} réponse', other: '{count} réponses' },
  foundNone: 'Aucune réponse trouvée. Posez-nous votre question.',
  linkTo: 'Lien vers cette réponse',
  copyLink: 'Copier le lien vers cette réponse',
  linkCopied: 'Copié',
  askUs: 'Vous ne trouvez pas votre question ?',
  askUsText: 'Envoyez-nous un message. Nous répondons sous un jour ouvrable.',
  contact: 'Nous contacter',
  contents: 'Sommaire',
})
