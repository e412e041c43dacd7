import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  loading: 'Loading page texts',
  pages: 'Pages',
  allPages: 'All pages',
  edit: '{page}, {language}:',
  changed: 'changed',
  characters: { one: '{count} character', other: '{count} characters' },
  language: 'Language of the page',
  openPage: 'View page',
  newTab: '(opens in a new tab)',
  title: 'Title',
  description: 'Description',
  shareText: 'Share text',
  'shareText.help': 'Shown with a shared link. Empty: the description.',
  'length.good': { one: '{count} character: good.', other: '{count} characters: good.' },
  'length.short': {
    one: '{count} character: short. {least} to {most} characters works best.',
    other: '{count} characters: short. {least} to {most} characters works best.',
  },
  'length.long': {
    one: '{count} character: too long, the end is cut off. {least} to {most} characters works best.',
    other: '{count} characters: too long, the end is cut off. {least} to {most} characters works best.',
  },
  'reset.title': 'Restore the site’s title',
  'reset.description': 'Restore the site’s description',
  'reset.shareText': 'Clear the share text',
  facts: 'Insert facts',
  'facts.help':
    'A fact follows your settings: when a price or your address changes, the text changes with it. Put what is only true with a fact between [[ and ]]: without that fact it is left out.',
  'facts.insert': 'insert',
  'facts.empty': 'not filled in',
  'preview.search': 'In a search engine',
  'preview.share': 'As a shared link',
  'preview.image': 'Image that appears with the link',
})
