import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  about:
    'Google Search Console montre avec quelles recherches on trouve votre site. Google veut d’abord voir que le site est à vous. Choisissez-y « Balise HTML » et collez cette balise ici. Vous importez ensuite les chiffres sous forme de fichier CSV dans Visiteurs ; le site n’a pas accès à votre compte Google.',
  'field.verification': 'Balise HTML de Search Console',
  'help.verification':
    'La balise entière, ou seulement le code après « content ». Elle figure ensuite sur toutes les pages publiques.',
  optional: 'facultatif',
  'invalid.verification':
    'Ce n’est pas un code de Search Console. Choisissez-y « Balise HTML » et copiez toute la ligne qui commence par <meta.',
})
