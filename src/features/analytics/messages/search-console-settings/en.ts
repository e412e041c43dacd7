import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  about:
    'Google Search Console shows which searches lead people to your site. First, Google needs to see that the site is yours. Choose “HTML tag” there and paste that tag here. You then import the figures as a CSV file under Visitors; the site has no access to your Google account.',
  'field.verification': 'HTML tag from Search Console',
  'help.verification': 'The whole tag, or only the code after “content”. The tag is then part of every public page.',
  optional: 'optional',
  'invalid.verification':
    'This is not a code from Search Console. Choose “HTML tag” there and copy the whole line that starts with <meta.',
})
