import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  updatedOn: 'Last updated on {date}',
  contents: 'Contents',
  earlierVersions: 'Earlier versions',
  versionSince: 'Version {version}, since {date}',
  print: 'Print',
})
