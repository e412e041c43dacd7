import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  title: 'Statistiques de ce navigateur',
  text: 'Si vous avez accepté les statistiques dans ce navigateur, vous pouvez les télécharger ou les effacer ici. L’effacement est définitif et retire aussi votre consentement.',
  download: 'Télécharger les statistiques',
  erase: 'Effacer les statistiques',
  erased:
    'Les statistiques ont été effacées. Nous ne mesurons plus rien dans ce navigateur, sauf si vous l’autorisez à nouveau.',
  failed: 'L’effacement a échoué. Veuillez réessayer plus tard.',
  code: 'Code pour effacer plus tard',
  'code.help':
    'Si vous avez retiré votre consentement alors que notre serveur était inaccessible, vous avez reçu un code de 22 caractères. Il permet d’effacer ici ce que nous avons mesuré dans ce navigateur.',
  'code.left':
    'Nous ne mesurons plus rien dans ce navigateur. Les mesures déjà enregistrées n’ont pas pu être effacées. Veuillez réessayer ici, ou conservez ce code pour le faire plus tard.',
  'code.erase': 'Effacer avec le code',
  'code.erased': 'Effacé. Plus rien n’est conservé sous ce code.',
  'code.malformed': 'Saisissez le code complet : 22 lettres, chiffres, tirets ou traits de soulignement.',
})
