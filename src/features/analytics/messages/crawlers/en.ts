import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  title: 'Bots and AI crawlers',
  help: 'Programs that request your pages. The server recognises them by name and counts them separately, so they don’t affect your visitor figures. Names can be forged: any program can claim to be another one.',
  crawler: 'Name',
  pages: 'Most requested pages',
  lastSeen: 'Last seen',
  requests: 'Requests',
  other: 'Other bots',
  otherPages: 'other pages',
  none: 'No known bots requested a page in this period.',
  failed: 'Failed to load bots.',
  retry: 'Try again',
  ignoresRobots: 'ignores robots.txt',
  verified: 'verified',
  claimed: 'calls itself this, not verified',
  outside: {
    one: '{count} request didn’t come from this operator: forged',
    other: '{count} requests didn’t come from this operator: forged',
  },
  'purpose.training': 'Collects text to train AI',
  'purpose.answers': 'Finds answers for an AI assistant',
  'purpose.user': 'Reads on behalf of an AI assistant’s user',
  'purpose.search': 'Search engine',
  'purpose.other': 'Other',
})
