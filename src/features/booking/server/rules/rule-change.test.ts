import { expect, test } from 'vitest'
import {
  APPOINTMENT_REQUEST,
  type BookingFixture,
  bookingFixture,
  errorBodyOf,
} from '#tests/fixtures/booking-fixture.ts'

const RULES = '/api/booking/admin/rules'

async function ruleOf({ admin }: BookingFixture, day: number) {
  const { rules } = await (await admin.ask(RULES)).json()
  return rules.find(({ dayOfWeek }: { dayOfWeek: number }) => dayOfWeek === day)
}

test('a change based on an outdated version is rejected until it is based on the current one', async () => {
  const fixture = await bookingFixture()
  const { admin, as, journalActions } = fixture
  const other = await as('admin', { language: 'fr' })
  const friday = await ruleOf(fixture, 5)
  const save = (who: typeof admin, rule: object, startedFrom: unknown, locale = 'nl') =>
    who.ask(`${RULES}/${friday.id}`, {
      method: 'PUT',
      body: JSON.stringify({ ...friday, ...rule, startedFrom }),
      headers: { 'content-type': 'application/json', 'accept-language': locale },
    })
  const theirs = await (await save(other, { endTime: '12:00' }, friday.updatedAt)).json()

  // Versions differ, although the test clock does not advance.
  const late = await save(admin, { description: 'Korte vrijdag' }, friday.updatedAt)
  expect(late.status).toBe(409)
  expect(await errorBodyOf(late)).toMatchObject({
    code: 'RULE_CHANGED',
    message: 'Iemand anders heeft deze regel intussen gewijzigd.',
  })
  expect((await errorBodyOf(await save(admin, {}, friday.updatedAt, 'en'))).message).toMatch(/^Someone else/)
  expect((await errorBodyOf(await save(admin, {}, friday.updatedAt, 'fr'))).message).toMatch(/^Quelqu’un d’autre/)
  expect(await ruleOf(fixture, 5)).toEqual(theirs)
  expect((await journalActions()).filter((action) => action === 'rule.changed')).toHaveLength(1)

  const mine = await (await save(admin, { description: 'Korte vrijdag' }, theirs.updatedAt)).json()
  expect(mine).toMatchObject({ endTime: '17:00', description: 'Korte vrijdag' })

  // The switch changes the version as well; a change without a version is rejected.
  await other.send('PATCH', `${RULES}/${friday.id}`, { active: false })
  expect((await save(admin, {}, mine.updatedAt)).status).toBe(409)
  expect(await ruleOf(fixture, 5)).toMatchObject({ active: false, description: 'Korte vrijdag' })
  for (const nothing of [undefined, null, '', 'yesterday'])
    expect((await errorBodyOf(await save(admin, {}, nothing))).fields).toHaveProperty('startedFrom')
})

test('of two concurrent changes based on the same version one is rejected', async () => {
  const fixture = await bookingFixture()
  const friday = await ruleOf(fixture, 5)
  const put = (description: string) =>
    fixture.admin.send('PUT', `${RULES}/${friday.id}`, { ...friday, description, startedFrom: friday.updatedAt })
  const responses = await Promise.all(['a', 'b', 'c', 'd'].map(put))
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
})

test('the switch updates only `active` and records actual changes in the journal', async () => {
  const { admin, dayOf, journalActions } = await bookingFixture()
  const { rules } = await (await admin.ask(RULES)).json()
  const friday = rules.find(({ dayOfWeek }: { dayOfWeek: number }) => dayOfWeek === 5)
  const shorter = { startTime: '10:00', endTime: '12:00', description: 'Korte vrijdag' }
  // A concurrent change by another admin.
  await admin.send('PUT', `${RULES}/${friday.id}`, { ...friday, ...shorter, startedFrom: friday.updatedAt })
  const off = await admin.send('PATCH', `${RULES}/${friday.id}`, { ...friday, active: false })
  expect(await off.json()).toEqual({ ...friday, ...shorter, active: false, updatedAt: expect.any(String) })
  expect((await dayOf('2026-03-06')).state).toBe('closed')
  const again = await admin.send('PATCH', `${RULES}/${friday.id}`, { active: false })
  expect(await again.json()).toMatchObject({ ...shorter, active: false })
  expect((await journalActions()).filter((action) => action === 'rule.changed')).toHaveLength(2)
  await admin.send('PATCH', `${RULES}/${friday.id}`, { active: true })
  expect((await dayOf('2026-03-06')).slots).toHaveLength(4)
  expect((await admin.send('PATCH', `${RULES}/${friday.id}`, {})).status).toBe(422)
  expect(await errorBodyOf(await admin.send('PATCH', `${RULES}/none`, { active: true }))).toMatchObject({
    code: 'RULE_NOT_FOUND',
  })
})

test('the preview lists appointments affected by deactivating or deleting a rule; they are not changed', async () => {
  const fixture = await bookingFixture()
  const { admin, approved, pending, rows } = fixture
  const [hit, waits] = [await approved(), await pending({ time: '14:00' })]
  await pending({ date: '2026-03-05' })
  const rule = await ruleOf(fixture, 3)
  const affectedIds = async () => {
    const asked = { rule: { ...rule, active: false }, replaces: rule.id, month: '2026-03' }
    const { hits } = await (await admin.send('POST', `${RULES}/preview`, asked)).json()
    return hits.map(({ id }: { id: string }) => id)
  }
  expect(await affectedIds()).toEqual([hit, waits])
  await admin.send('DELETE', `${RULES}/${rule.id}`)
  expect(await affectedIds()).toEqual([])
  expect((await rows()).map(({ status }) => status).sort()).toEqual(['APPROVED', 'PENDING', 'PENDING'])
  expect((await fixture.dayOf(APPOINTMENT_REQUEST.date)).state).toBe('closed')
})
