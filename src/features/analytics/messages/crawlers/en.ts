import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  title: 'Bots and AI crawlers',
  help: 'Programs that request your pages. The server recognises them by name and counts them separately: they are not part of the visitor figures.',
  crawler: 'Name',
  pages: 'Most requested pages',
  lastSeen: 'Last seen',
  requests: 'Requests',
  other: 'Other bots',
  otherPages: 'other pages',
  none: 'No known bot requested a page in this period.',
  failed: 'The bots could not be loaded.',
  retry: 'Try again',
  'purpose.training': 'Collects texts to train AI',
  'purpose.answers': 'Finds answers for an AI assistant',
  'purpose.user': 'Reads because a user of an AI assistant asked',
  'purpose.search': 'Search engine',
  'purpose.other': 'Other',
})
