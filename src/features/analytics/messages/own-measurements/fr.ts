import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  title: 'Mesures de ce navigateur',
  text: 'Si vous avez accepté la mesure dans ce navigateur, vous pouvez télécharger ou effacer ces données ici. L’effacement est définitif et retire aussi votre consentement.',
  download: 'Télécharger les mesures',
  erase: 'Effacer les mesures',
  erased:
    'Les mesures ont été effacées. Nous ne mesurons plus rien dans ce navigateur, sauf si vous l’autorisez à nouveau.',
  failed: 'L’effacement a échoué. Veuillez réessayer plus tard.',
})
