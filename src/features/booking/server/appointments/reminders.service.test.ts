import { expect, test } from 'vitest'
import { saveCompany } from '#features/settings/server/company.service.ts'
import { bookingFixture } from '#tests/fixtures/booking-fixture.ts'
import { COMPANY } from '#tests/fixtures/company.ts'
import { appointments } from '../booking.table.ts'
import { nudgeOwner, remindClients } from './reminders.service.ts'

const HOUR = 60

test('a client is reminded once, a day before, and again after a move', async () => {
  const { ctx, approved, pending, allEmails, newestEmail, advanceMinutes, act } = await bookingFixture()
  const id = await approved({ date: '2026-03-04', time: '11:00' })
  await pending({ date: '2026-03-04', time: '12:00' })
  const reminders = async () => (await allEmails()).filter(({ kind }) => kind === 'booking.reminder').length

  await remindClients(ctx)
  expect(await reminders()).toBe(0)
  await act(id, 'move', { date: '2026-03-05', time: '10:00' })
  advanceMinutes(48 * HOUR)
  // Concurrent and repeated runs send no duplicates.
  await Promise.all([remindClients(ctx), remindClients(ctx), remindClients(ctx)])
  await remindClients(ctx)
  expect(await reminders()).toBe(1)
  expect((await newestEmail('reminder')).text).toContain('donderdag 5 maart 2026, 10:00–10:30 (Belgische tijd)')
})

test('no reminder is sent after an approval at short notice or if reminders are switched off', async () => {
  const { ctx, approved, allEmails, advanceMinutes } = await bookingFixture()
  await approved({ date: '2026-03-03', time: '09:00' })
  advanceMinutes(HOUR)
  await remindClients(ctx)
  expect((await allEmails()).map(({ kind }) => kind)).toEqual(['booking.receipt', 'booking.confirmed'])

  const without = await bookingFixture({ settings: { reminderHours: 0 } })
  await without.approved({ date: '2026-03-05' })
  without.advanceMinutes(3 * 24 * HOUR)
  await remindClients(without.ctx)
  expect(await without.allEmails()).toHaveLength(2)
})

test('every reminder of the list is sent once; of those that are due together only the last', async () => {
  const { ctx, approved, allEmails, advanceMinutes } = await bookingFixture({
    settings: { reminderHours: 24, laterReminderHours: [4, 1] },
  })
  await approved({ date: '2026-03-04', time: '11:00' })
  const reminders = async () => {
    await Promise.all([remindClients(ctx), remindClients(ctx)])
    return (await allEmails()).filter(({ kind }) => kind === 'booking.reminder').length
  }
  // 49 hours before it.
  expect(await reminders()).toBe(0)
  advanceMinutes(25 * HOUR)
  expect(await reminders()).toBe(1)
  advanceMinutes(19 * HOUR)
  expect(await reminders()).toBe(1)
  // 50 minutes before it: those of four hours and of one hour are due.
  advanceMinutes(4 * HOUR + 10)
  expect(await reminders()).toBe(2)
  advanceMinutes(30)
  expect(await reminders()).toBe(2)
})

test('an approval replaces the reminders whose time has passed, not the later ones', async () => {
  const { ctx, approved, allEmails, advanceMinutes } = await bookingFixture({
    settings: { reminderHours: 24, laterReminderHours: [1] },
  })
  // Six hours ahead.
  await approved({ date: '2026-03-02', time: '16:00' })
  await remindClients(ctx)
  advanceMinutes(5 * HOUR)
  await remindClients(ctx)
  await remindClients(ctx)
  const kinds = (await allEmails()).map(({ kind }) => kind)
  expect(kinds).toEqual(['booking.receipt', 'booking.confirmed', 'booking.reminder'])
})

test('a row of an earlier version has had the earliest reminder only', async () => {
  const { ctx, approved, allEmails, advanceMinutes } = await bookingFixture({
    settings: { reminderHours: 24, laterReminderHours: [1] },
  })
  await approved({ date: '2026-03-03', time: '15:00' })
  await ctx.db.update(appointments).set({ remindedFor: appointments.startsAt, remindedHours: null })
  const reminders = async () => {
    await remindClients(ctx)
    return (await allEmails()).filter(({ kind }) => kind === 'booking.reminder').length
  }
  advanceMinutes(10 * HOUR)
  expect(await reminders()).toBe(0)
  advanceMinutes(18 * HOUR + 30)
  expect(await reminders()).toBe(1)
})

test('the owner is notified once of all requests pending for more than a day', async () => {
  const { ctx, pending, allEmails, newestEmail, advanceMinutes } = await bookingFixture()
  await pending({ date: '2026-03-05', time: '09:00' })
  await pending({ date: '2026-03-05', time: '11:00' })
  advanceMinutes(5)
  await pending({ date: '2026-03-05', time: '13:00' })
  advanceMinutes(23 * HOUR)
  await nudgeOwner(ctx)
  expect(await allEmails()).toHaveLength(3)
  advanceMinutes(HOUR - 5)
  await Promise.all([nudgeOwner(ctx), nudgeOwner(ctx)])
  expect(await allEmails()).toHaveLength(4)
  const nudge = await newestEmail('nudge')
  expect(nudge).toMatchObject({
    toAddress: COMPANY.email,
    subject: '2 aanvragen voor een afspraak wachten op antwoord',
  })
  expect(nudge.text).toContain('Rita Peeters')
  advanceMinutes(5)
  await nudgeOwner(ctx)
  expect((await newestEmail('nudge')).subject).toBe('1 aanvraag voor een afspraak wacht op antwoord')
  await nudgeOwner(ctx)
  expect(await allEmails()).toHaveLength(5)
})

test('without a company email address the admins are notified in their language', async () => {
  const { ctx, pending, allEmails, advanceMinutes, as } = await bookingFixture()
  await saveCompany(ctx, { ...COMPANY, email: '' })
  await as('admin', { email: 'marie@studio.example', language: 'fr' })
  await pending({ date: '2026-03-05', time: '09:00' })
  advanceMinutes(25 * HOUR)
  await nudgeOwner(ctx)
  const nudges = (await allEmails()).filter(({ kind }) => kind === 'booking.nudge')
  expect(nudges.map(({ locale }) => locale).sort()).toEqual(['fr', 'nl'])
})
