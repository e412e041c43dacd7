import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  updatedOn: 'Dernière mise à jour le {date}',
  contents: 'Sommaire',
  earlierVersions: 'Versions précédentes',
  versionSince: 'Version {version}, depuis le {date}',
  print: 'Imprimer',
})
