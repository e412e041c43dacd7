import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  about:
    'The languages in which visitors read your site. A hidden language disappears from the language menu, the site map and search engines. An address in that language leads to the same page in another one. Your texts are kept: show the language again later, and everything is back. The admin area, too, exists in the visible languages only.',
  'group.visible': 'Visible languages',
  'field.nl': 'Dutch',
  'field.en': 'English',
  'field.fr': 'French',
  'field.defaultLocale': 'Default language',
  'help.defaultLocale':
    'For visitors who speak none of your languages, and for emails to people whose language we do not know.',
  'choice.defaultLocale.nl': 'Dutch',
  'choice.defaultLocale.en': 'English',
  'choice.defaultLocale.fr': 'French',
  'visible.needed': 'Leave at least one language visible.',
  'defaultLocale.hidden': 'This language is hidden. Choose a visible one, or show this language again.',
})
