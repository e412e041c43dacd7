import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  remove: 'Remove demo content',
  ask: 'Remove all demo content?',
  list: 'This will be permanently deleted: {list}.',
  askText:
    'Everything you or others created stays, except comments on the demo articles. The fictional company details disappear too, from the site and from emails.',
  'count.posts': { one: '{count} article', other: '{count} articles' },
  'count.caseStudies': { one: '{count} case study', other: '{count} case studies' },
  'count.comments': { one: '{count} comment', other: '{count} comments' },
  'count.reviews': { one: '{count} review', other: '{count} reviews' },
  'count.appointments': { one: '{count} appointment', other: '{count} appointments' },
  'count.users': { one: '{count} user', other: '{count} users' },
  'count.visits': { one: '{count} example visit', other: 'the example figures of {count} visits' },
  keep: 'Keep',
  failed: 'The demo content could not be removed. Please try again.',
  removed: 'The demo content has been removed.',
  'error.NO_DEMO_CONTENT': 'There is no demo content left.',
})
