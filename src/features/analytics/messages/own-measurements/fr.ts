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
})
