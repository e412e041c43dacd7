import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  'error.TIP_NOT_FOUND': 'This tip no longer exists.',
  'reason.required': 'Explain why you are dismissing this tip.',
  'reason.long': 'Maximum 500 characters.',
  title: 'Tips',
  help: 'The most useful tips come first.',
  loading: 'Loading tips',
  failed: 'Failed to load tips.',
  retry: 'Try again',
  incomplete: 'Not everything could be checked. There may be more tips.',
  none: 'No tips: there is nothing to improve right now.',
  noneShown: 'No open tips. Dismissed tips are listed separately.',
  unlisted: { one: '{count} more tip with less impact.', other: '{count} more tips with less impact.' },
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
  dismissHelp: '“{title}” is removed from the list. It comes back if it gets noticeably worse.',
  reason: 'Why?',
  cancel: 'Cancel',
  dismissFailed: 'The tip could not be dismissed. Please try again.',
  dismissed: { one: 'Dismissed ({count})', other: 'Dismissed ({count})' },
  dismissedTitle: 'Dismissed tips',
  dismissedBy: '{name} on {date}: {reason}',
  dismissedAt: 'On {date}: {reason}',
  restore: 'Show again',
  restoreLabel: 'Show tip again: {title}',
  restoreFailed: 'The tip could not be restored. Please try again.',
  close: 'Close',
  open: 'Open',
  editTexts: 'Edit text',
  actionLabel: '{action}: {title}',
  'tip.vital-poor.title': 'Make {route} faster: {metric} is poor',
  'tip.vital-poor.change':
    '{metric} is {p75} at the 75th percentile; good is {limit} or less. Find the slowest element and make it lighter or load it earlier.',
  'tip.vital-poor.action': 'View measurements',
  'tip.vital-worse.title': 'Make {route} as fast as before build {build}',
  'tip.vital-worse.change':
    '{metric} went from {before} to {p75}; good is {limit} or less. Compare build {build} with the one before and revert the cause.',
  'tip.vital-worse.action': 'Compare builds',
  'tip.translation-drift.title': 'Update translations: {count} out of date',
  'tip.translation-drift.change': 'Last changed: “{name}”. See what changed in one language and update the others.',
  'tip.translation-drift.action': 'Compare translations',
  'tip.disk-full.title': 'Free up disk space',
  'tip.disk-full.change':
    '{megabytes} MB left. A full disk stops the database: ask the person who manages your server to free up space or enlarge the disk.',
  'tip.mail-failing.title': 'Get email delivery working again',
  'tip.mail-failing.change':
    'Emails that could not be sent: {count}. Check the mail server’s response, correct the mail server settings and resend them.',
  'tip.mail-failing.action': 'View emails',
  'tip.no-mail-server.title': 'Set up a mail server',
  'tip.no-mail-server.change':
    'Clients get no confirmations and you get no notifications. Enter your mail server’s details and send a test email.',
  'tip.no-mail-server.action': 'Set up mail server',
  'tip.jobs-failed.title': 'Retry the jobs that failed',
  'tip.jobs-failed.change':
    'Jobs that failed for good: {count} ({names}). Ask the person who manages your server to remove the cause and run the jobs again.',
  'tip.calendar-unread.title': 'Make your own calendar readable again',
  'tip.calendar-unread.change':
    'This calendar couldn’t be read for more than 15 minutes: {names}. New events in it don’t close times. Under Appointments, Calendar you see why.',
  'tip.no-backup.title': 'Get the nightly backup running again',
  'tip.no-backup.change':
    'The last backup is {days} days old; a new one should be made every night. Ask the person who manages your server to find the cause, and download a backup yourself in the meantime.',
  'tip.no-backup.action': 'Download backup',
  'tip.backup-not-uploaded.title': 'Get backups into S3 storage again',
  'tip.backup-not-uploaded.change':
    'The last encrypted backup in S3 storage is {days} days old; a new one should appear every night. Ask the person who manages your server to find the cause, and download a backup yourself in the meantime.',
  'tip.backup-not-uploaded.action': 'Download backup',
  'tip.pictures-missing.title': 'Restore missing images',
  'tip.pictures-missing.change':
    'Images whose file is missing: {count}. Ask the person who manages your server to restore them from a copy, or upload them again yourself.',
  'tip.backup-not-copied.title': 'Keep a backup somewhere else',
  'tip.backup-not-copied.change':
    'The nightly backups are on the same disk as the site. Download a backup every month and keep it somewhere else.',
  'tip.backup-not-copied.action': 'Download backup',
  'tip.first-password.title': 'Choose a new password for the first administrator',
  'tip.first-password.change':
    'It is still the initial password. Anyone who was involved in the installation may know it.',
  'tip.first-password.action': 'Change password',
  'tip.demo-content.title': 'Remove the demo content',
  'tip.demo-content.change':
    'Visitors see made-up articles, comments and reviews. You can remove them all with one button at the top of the dashboard.',
  'tip.demo-content.action': 'Go to the notice',
})
