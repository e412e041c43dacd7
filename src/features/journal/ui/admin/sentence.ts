import { dateFormat } from '#kernel/date-format.ts'
import type { Locale } from '#kernel/locale.ts'
import type { T } from '#platform/i18n/texts.ts'
import type { nl } from '../../messages/nl.ts'
import type { JournalEntry } from '../../model/journal-entry.schema.ts'
import { SYSTEM_ACTOR } from '../../model/system-actor.ts'

type Key = keyof typeof nl
/** All values are passed to every text; each uses the placeholders it has. */
type Translate = (key: Key, values?: Record<string, string | number>) => string

/** The entry as a sentence. An unknown action is shown as recorded. */
export function sentenceOf(entry: JournalEntry, texts: T<typeof nl>, locale: Locale): string {
  const t = texts as unknown as Translate
  const { actorId, actorName, action, subject, details } = entry
  const actor = actorId === null && actorName === SYSTEM_ACTOR ? t('ourselves') : actorName
  const key = `did.${sentenceKey(entry)}` as Key
  const values = {
    actor,
    action,
    subject: translateOr(`subject.${subject}`, t, subject),
    name: formatDates(entry, nameOf(entry, t), locale),
    list: permissionsOf(details)
      .map((permission) => translateOr(`may.${permission}`, t, permission))
      .join(', '),
    method: translateOr(`method.${details.method}`, t, String(details.method ?? '')),
    count: Number(details.attempts ?? 1),
    reason: typeof details.reason === 'string' ? details.reason : '',
    emails: Number(details.emails ?? 0),
    messages: Number(details.messages ?? 0),
    posts: Number(details.posts ?? 0),
    pictures: Number(details.pictures ?? 0),
  }
  const text = t(key, values)
  return text === key ? t('did.unknown', { actor, action, subject }) : text
}

/** `user.changed` has a text per changed field. */
function sentenceKey({ action, details }: JournalEntry): string {
  if (action !== 'user.changed') return action
  if ('isDisabled' in details) return details.isDisabled ? 'user.disabled' : 'user.enabled'
  if ('isClient' in details) return details.isClient ? 'user.madeClient' : 'user.notClient'
  if ('role' in details) return details.role === 'ADMIN' ? 'user.madeAdmin' : 'user.madeUser'
  if ('permissions' in details) return permissionsOf(details).length > 0 ? 'user.mayMore' : 'user.mayNothing'
  return action
}

const ISO_MOMENT = /(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d))?/g

/** Appointments and rules are recorded with ISO dates in the zone of the business. */
function formatDates({ action }: JournalEntry, name: string, locale: Locale): string {
  if (!/^(appointment|rule)\./.test(action)) return name
  return name.replace(ISO_MOMENT, (text, date: string, time?: string) => {
    const at = new Date(`${date}T${time ?? '00:00'}Z`)
    const timeStyle = time ? 'short' : undefined
    return Number.isNaN(at.getTime())
      ? text
      : dateFormat(locale, { dateStyle: 'long', timeStyle, timeZone: 'UTC' }).format(at)
  })
}

/** The client, sender or recipient: these sentences name the time or the reference only. */
export function personOf({ action, subjectName }: JournalEntry): string | null {
  return /^(appointment|message|email)\./.test(action) ? subjectName : null
}

/** The affected user. A failed sign-in with an unknown address has none. */
function nameOf({ subject, subjectName, details }: JournalEntry, t: Translate): string {
  if (typeof details.name === 'string') return details.name
  if (subjectName) return subjectName
  return subject === 'unknown' ? t('unknownAddress') : t('someUser', { id: subject.slice(0, 8) })
}

function permissionsOf({ permissions }: JournalEntry['details']): string[] {
  return Array.isArray(permissions) ? permissions.map(String) : []
}

function translateOr(key: string, t: Translate, fallback: string): string {
  const text = t(key as Key)
  return text === key ? fallback : text
}
