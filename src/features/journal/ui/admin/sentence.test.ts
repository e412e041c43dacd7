import { expect, test } from 'vitest'
import { createT } from '#platform/i18n/texts.ts'
import { fr } from '../../messages/fr.ts'
import { nl } from '../../messages/nl.ts'
import type { JournalEntry } from '../../model/journal-entry.schema.ts'
import { personOf, sentenceOf } from './sentence.ts'

const t = createT<typeof nl>('nl', nl)
const entry = (action: string, more: Partial<JournalEntry> = {}): JournalEntry => ({
  id: 1,
  at: '2025-03-03T09:00:00.000Z',
  actorId: 'u1',
  actorName: 'Rita Peeters',
  action,
  subject: '12345678-9abc',
  subjectName: null,
  details: {},
  ...more,
})
const read = (action: string, more?: Partial<JournalEntry>) => sentenceOf(entry(action, more), t, 'nl')

test('a settings change names its subject', () => {
  expect(read('settings.changed', { subject: 'company' })).toBe('Rita Peeters wijzigde de instellingen van het bedrijf')
})

test.each([
  [{ isDisabled: true }, 'Rita Peeters schakelde het account van Jan uit'],
  [{ isDisabled: false }, 'Rita Peeters schakelde het account van Jan weer in'],
  [{ role: 'ADMIN' }, 'Rita Peeters maakte van Jan een beheerder'],
  [{ isClient: true }, 'Rita Peeters duidde Jan aan als klant'],
  [{ permissions: ['blog:write'] }, 'Rita Peeters wijzigde de rechten van Jan: artikels schrijven'],
  [{ permissions: [] }, 'Rita Peeters nam de extra rechten van Jan weg'],
  [{}, 'Rita Peeters wijzigde het account van Jan'],
])('a change of a user is described by the changed field: %j', (change, sentence) => {
  expect(read('user.changed', { details: { ...change, name: 'Jan' } })).toBe(sentence)
})

test('a user without a stored name is shown by the start of the id', () => {
  expect(read('user.sessionsEnded')).toBe('Rita Peeters logde gebruiker 12345678 overal uit')
})

test('a subject without a stored name is shown by its current one; clients and senders are shown beside the sentence', () => {
  expect(read('user.sessionsEnded', { subjectName: 'Jan Claes' })).toBe('Rita Peeters logde Jan Claes overal uit')
  expect(personOf(entry('appointment.approved', { subjectName: 'Jan Claes' }))).toBe('Jan Claes')
  expect(personOf(entry('user.sessionsEnded', { subjectName: 'Jan Claes' }))).toBeNull()
})

test('system actions name no user as actor', () => {
  expect(read('emails.retried', { actorId: null, actorName: 'cyaan', details: { emails: 3 } })).toBe(
    'Het systeem verstuurde mislukte e-mails opnieuw: 3',
  )
})

test('an owner without an account is named by the address', () => {
  const byLink = { actorId: null, actorName: 'hello@studio.example', details: { name: '2026-03-04 10:00' } }
  expect(read('appointment.approved', byLink)).toMatch(/^hello@studio\.example /)
})

test('security events name the user, the method and the number of attempts', () => {
  const failed = (details: object, subject = 'u1') =>
    read('security.signInFailed', { actorId: null, subject, details: { address: '198.51.100.0/24', ...details } })
  expect(failed({ name: 'Jan', attempts: 1 })).toBe('Mislukte inlogpoging voor Jan')
  expect(failed({ attempts: 100 }, 'unknown')).toBe(
    '100 mislukte inlogpogingen voor een onbekend e-mailadres in een uur',
  )
  expect(read('security.signedIn', { details: { method: 'emailLink' } })).toBe(
    'Rita Peeters logde in met een link per e-mail',
  )
})

test('an unknown action is shown as recorded', () => {
  expect(read('review.hidden', { subject: '42' })).toBe('Rita Peeters: review.hidden (42)')
})

test('dates of appointments and rules are in the language of the reader; other names are unchanged', () => {
  const moved = entry('appointment.moved', { details: { name: '2026-03-04 10:00 → 2026-03-05 14:30' } })
  expect(sentenceOf(moved, t, 'nl')).toBe(
    'Rita Peeters verplaatste een afspraak: 4 maart 2026 om 10:00 → 5 maart 2026 om 14:30',
  )
  expect(sentenceOf(moved, createT<typeof nl>('fr', fr), 'fr')).toContain('4 mars 2026 à 10:00')
  expect(read('rule.created', { details: { name: '2026-12-24–2026-12-31' } })).toMatch(
    /24 december 2026–31 december 2026$/,
  )
  expect(read('rule.created', { details: { name: '2026-99-99' } })).toMatch(/2026-99-99$/)
  expect(read('user.muted', { details: { name: 'Bot 2026-03-04' } })).toContain('Bot 2026-03-04')
})
