import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  loading: 'Loading page texts',
  pages: 'Pages',
  allPages: 'All pages',
  edit: '{page}, {language}:',
  changed: 'edited',
  characters: { one: '{count} character', other: '{count} characters' },
  language: 'Page language',
  openPage: 'View page',
  newTab: '(opens in a new tab)',
  title: 'Title',
  description: 'Description',
  shareText: 'Share text',
  'shareText.help': 'Shown with a shared link. Leave empty to use the description.',
  'length.good': { one: '{count} character: good.', other: '{count} characters: good.' },
  'length.short': {
    one: '{count} character: short. {least} to {most} characters work best.',
    other: '{count} characters: short. {least} to {most} characters work best.',
  },
  'length.long': {
    one: '{count} character: too long, the end will be cut off. {least} to {most} characters work best.',
    other: '{count} characters: too long, the end will be cut off. {least} to {most} characters work best.',
  },
  'reset.title': 'Restore default title',
  'reset.description': 'Restore default description',
  'reset.shareText': 'Clear share text',
  facts: 'Insert details',
  'facts.help':
    'These details follow your settings: when a price or your address changes, the text changes too. Put text that depends on a detail between [[ and ]]: it is left out if the detail is empty.',
  'facts.insert': 'insert',
  'facts.empty': 'empty',
  'preview.search': 'In search results',
  'preview.share': 'As a shared link',
  'preview.image': 'Image shown with the link',
})
