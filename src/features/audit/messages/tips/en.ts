import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  'error.TIP_NOT_FOUND': 'This tip no longer exists.',
  'reason.required': 'Write why you dismiss this tip.',
  'reason.long': 'At most 500 characters.',
  title: 'Tips',
  help: 'What helps most comes first.',
  loading: 'Loading the tips',
  failed: 'The tips could not be loaded.',
  retry: 'Try again',
  incomplete: 'Not everything could be checked. There may be more tips.',
  none: 'No tips: nothing was found that could be better.',
  noneShown: 'No open tips. What you dismissed is under the dismissed tips.',
  unlisted: { one: '{count} more tip with a smaller effect.', other: '{count} more tips with a smaller effect.' },
  'area.vitals': 'speed',
  'area.seo': 'search engines',
  'area.ai': 'AI',
  'area.translation': 'translation',
  'area.operations': 'operations',
  on: 'On {page}',
  more: { one: 'and {count} other place', other: 'and {count} other places' },
  dismiss: 'Dismiss',
  dismissLabel: 'Dismiss tip: {title}',
  dismissTitle: 'Dismiss this tip?',
  dismissHelp: '“{title}” leaves the list. It comes back when it gets noticeably worse.',
  reason: 'Why?',
  cancel: 'Cancel',
  dismissFailed: 'The tip could not be dismissed. Try again.',
  dismissed: { one: 'Dismissed ({count})', other: 'Dismissed ({count})' },
  dismissedTitle: 'Dismissed tips',
  dismissedBy: '{name} on {date}: {reason}',
  dismissedAt: 'On {date}: {reason}',
  restore: 'Show again',
  restoreLabel: 'Show tip again: {title}',
  restoreFailed: 'The tip could not be brought back. Try again.',
  close: 'Close',
  open: 'Open',
  editTexts: 'Edit the texts',
  actionLabel: '{action}: {title}',
  'tip.vital-poor.title': 'Make {route} faster: {metric} is poor',
  'tip.vital-poor.change':
    '{metric} is {p75} for three out of four visitors; good is at most {limit}. See which element is slowest and make it lighter or load it earlier.',
  'tip.vital-poor.action': 'See the measurements',
  'tip.vital-worse.title': 'Make {route} as fast as before build {build}',
  'tip.vital-worse.change':
    '{metric} went from {before} to {p75}; good is at most {limit}. Compare build {build} with the one before and revert what caused it.',
  'tip.vital-worse.action': 'Compare builds',
  'tip.translation-drift.title': 'Update translations: {count} differ',
  'tip.translation-drift.change':
    'Changed last: “{name}”. See per text what changed in one language and carry it over to the others.',
  'tip.translation-drift.action': 'Compare translations',
  'tip.disk-full.title': 'Make room on the disk',
  'tip.disk-full.change':
    '{megabytes} MB are left. A full disk stops the database: delete old files or enlarge the disk.',
  'tip.mail-failing.title': 'Get your emails out again',
  'tip.mail-failing.change':
    'Emails that do not leave: {count}. See what the mail server answers, correct SMTP_URL and send them again.',
  'tip.mail-failing.action': 'See the emails',
  'tip.no-mail-server.title': 'Set up a mail server',
  'tip.no-mail-server.change':
    'Clients get no confirmation and you get no notice. Put SMTP_URL in the environment of the site and restart it.',
  'tip.no-mail-server.action': 'See what waits',
  'tip.no-backup.title': 'Get the nightly backup running again',
  'tip.no-backup.change':
    'The last backup is {days} days old. One should appear every night at 02:15 UTC in the folder backups of DATA_DIR: see in the log of the server why it does not.',
  'tip.backup-not-copied.title': 'Keep a backup in another place',
  'tip.backup-not-copied.change':
    'The nightly backups are on the same disk as the site. On the server, run npm run backup -- FILE with a path outside the data folder, and repeat it every month.',
  'tip.first-password.title': 'Choose a new password for the first admin',
  'tip.first-password.change':
    'It is still the password of the first start: it was on the screen or in ADMIN_PASSWORD, and anyone who could see that knows it.',
  'tip.first-password.action': 'Change the password',
  'tip.demo-content.title': 'Remove the demo content',
  'tip.demo-content.change':
    'Visitors see made-up articles, comments and reviews. One button at the top of the dashboard removes all of it.',
  'tip.demo-content.action': 'Go to the notice',
})
