import { expect, test } from 'vitest'
import { listSettingChanges, saveSetting } from '#features/settings/server/setting.service.ts'
import * as settings from '#features/settings/server/settings.repo.ts'
import { APPOINTMENT_REQUEST, bookingFixture, errorBodyOf } from '#tests/fixtures/booking-fixture.ts'
import { bookingSetting } from '../../model/booking-settings.schema.ts'
import { EMPTY_SUBJECT, STANDARD_SUBJECTS } from '../../model/subjects/standard-subjects.ts'
import type { Subject } from '../../model/subjects/subject.schema.ts'
import { subjectsSetting } from '../../model/subjects/subjects.schema.ts'
import { convertEarlierSubjects } from './subjects.service.ts'

const [build, change, report] = STANDARD_SUBJECTS as [Subject, Subject, Subject]
const REPAIR: Subject = {
  ...EMPTY_SUBJECT,
  code: 'SUBJECT_0A1B2C3D',
  name: { nl: 'Herstelling', en: '', fr: 'Réparation' },
  place: { nl: '', en: '', fr: 'Atelier' },
  minutes: 45,
}
const SUBJECTS = '/api/settings/admin/subjects'

test('a subject of the owner is booked, mailed, exported and shown in the words of the owner', async () => {
  const { as, client, admin, request, slots, act, newestEmail, asVisitor } = await bookingFixture({
    subjects: [...STANDARD_SUBJECTS, REPAIR],
  })
  expect(await slots('2026-03', REPAIR.code)).toMatchObject({ requestType: REPAIR.code, minutes: 45 })
  const initial = await (await asVisitor(`/api/booking/initial-month?type=${REPAIR.code}`)).json()
  expect(initial).toMatchObject({ requestType: REPAIR.code, minutes: 45 })

  const claire = await as('user', { firstName: 'Claire', language: 'fr' })
  const { id, ...own } = await (await request({ requestType: REPAIR.code }, claire)).json()
  expect(own).toMatchObject({
    requestType: REPAIR.code,
    minutes: 45,
    subject: { nl: 'Herstelling', en: 'Herstelling', fr: 'Réparation' },
    place: { nl: 'Atelier', fr: 'Atelier' },
  })
  expect((await newestEmail('receipt')).text).toMatch(/Sujet\u00a0: Réparation/)
  expect((await newestEmail('request')).text).toContain('Onderwerp: Herstelling')
  await act(id, 'approve')
  expect((await newestEmail('confirmed')).text).toMatch(/Où\u00a0: Atelier/)
  const { appointments } = await (await admin.ask(`/api/booking/admin/appointments?type=${REPAIR.code}`)).json()
  expect(appointments).toMatchObject([{ id, subject: { nl: 'Herstelling' } }])
  const entries = await (await admin.ask(`/api/clients/${claire.user.id}/entries?kind=appointment&lng=fr`)).json()
  expect(entries.entries).toMatchObject([{ title: 'Réparation' }])
  expect((await (await claire.ask('/api/booking/appointments')).json()).appointments).toMatchObject([
    { subject: { fr: 'Réparation' } },
  ])
  expect((await client.ask('/api/booking/admin/request-types')).status).toBe(403)
})

test('a hidden subject cannot be requested or held, and its appointments keep their name', async () => {
  const { ctx, client, request, admin, saveSubjects, asVisitor, pending } = await bookingFixture()
  await pending()
  await saveSubjects([build, { ...change, active: false }, report])
  const refused = await request({ time: '11:00' })
  expect(refused.status).toBe(422)
  expect((await errorBodyOf(refused)).fields).toEqual({
    requestType: 'Dit onderwerp kan je niet meer kiezen. Kies een ander onderwerp.',
  })
  const held = await client.send('PUT', '/api/booking/hold', { ...APPOINTMENT_REQUEST, time: '11:00' })
  expect(held.status).toBe(422)
  expect((await asVisitor('/api/booking/slots?month=2026-03&type=CHANGE_REQUEST')).status).toBe(422)
  const initial = await (await asVisitor('/api/booking/initial-month?type=CHANGE_REQUEST')).json()
  expect(initial.requestType).toBe('REPORT_ISSUE')
  const { appointments } = await (await client.ask('/api/booking/appointments')).json()
  expect(appointments).toMatchObject([{ subject: { nl: 'Aanpassing' } }])

  // The owner still books it, for example after a phone call.
  const guest = { name: 'An', email: 'an@example.com' }
  const booked = await admin.send('POST', '/api/booking/admin/appointments', {
    ...APPOINTMENT_REQUEST,
    time: '11:00',
    guest,
  })
  expect(booked.status).toBe(201)
  const { requestTypes } = await (await admin.ask('/api/booking/admin/request-types')).json()
  expect(requestTypes).toMatchObject([
    { type: 'NEW_WEB_APPLICATION', active: true, isUsed: false },
    { type: 'CHANGE_REQUEST', active: false, isUsed: true },
    { type: 'REPORT_ISSUE', active: true, isUsed: false },
  ])
  expect((await saveSetting(ctx, null, subjectsSetting, { subjects: [change, report] })).value).toMatchObject({})
})

test('a subject that was never defined is refused', async () => {
  const { request, asVisitor } = await bookingFixture()
  for (const requestType of ['SUBJECT_NONE', 'no code', '', null, { $ne: 1 }]) {
    const response = await request({ requestType })
    expect([response.status, Object.keys((await errorBodyOf(response)).fields)]).toEqual([422, ['requestType']])
  }
  expect((await asVisitor('/api/booking/slots?month=2026-03&type=SUBJECT_NONE')).status).toBe(422)
  expect((await asVisitor('/api/booking/initial-month?type=SUBJECT_NONE')).status).toBe(200)
})

test('a subject with appointments cannot be deleted, also not by an undo; one without can', async () => {
  const { ctx, admin, pending } = await bookingFixture()
  const send = async (subjects: Subject[], startedFrom: string | null) =>
    admin.send('PUT', SUBJECTS, { value: { subjects }, startedFrom })
  const added = await (await send([...STANDARD_SUBJECTS, REPAIR], null)).json()
  await pending({ requestType: REPAIR.code })

  const refused = await send([build, change], added.updatedAt)
  expect(refused.status).toBe(422)
  expect((await errorBodyOf(refused)).fields).toEqual({
    subjects: 'Een onderwerp met afspraken kan je niet verwijderen. Verberg het in de plaats.',
  })
  const undo = await admin.send('POST', `${SUBJECTS}/undo`, { startedFrom: added.updatedAt })
  expect(undo.status).toBe(422)
  const kept = await send([build, REPAIR], added.updatedAt)
  expect(kept.status).toBe(200)
  expect((await listSettingChanges(ctx, subjectsSetting)).changes).toHaveLength(2)
})

test('a request for a subject that was hidden after its availability was read is refused', async () => {
  const { ctx, request, saveSubjects, rows } = await bookingFixture()
  const execute = ctx.db.execute.bind(ctx.db)
  ctx.db.execute = (async (query: Parameters<typeof execute>[0]) => {
    const result = await execute(query)
    if (!result.rows.some((row) => 'taken' in row)) return result
    ctx.db.execute = execute
    await saveSubjects([build, { ...change, active: false }, report])
    return result
  }) as typeof ctx.db.execute
  const refused = await request()
  expect((await errorBodyOf(refused)).fields).toHaveProperty('requestType')
  expect(await rows()).toEqual([])
})

test('durations and places of an earlier version are converted once, and never overwrite the subjects of the owner', async () => {
  const { ctx, asVisitor, saveSubjects } = await bookingFixture()
  const typesOf = async () => (await (await asVisitor('/api/booking/request-types')).json()).requestTypes
  const phone = { nl: 'Telefonisch', en: '', fr: '' }
  const earlier = {
    ...bookingSetting.initial,
    minutes: { NEW_WEB_APPLICATION: 90, CHANGE_REQUEST: 20, REPORT_ISSUE: 30 },
    places: { REPORT_ISSUE: phone },
  }
  await convertEarlierSubjects(ctx)
  expect(await settings.findValue(ctx.db, subjectsSetting.key)).toBeUndefined()
  await settings.save(ctx.db, bookingSetting.key, earlier, ctx.now())
  await convertEarlierSubjects(ctx)
  expect(await typesOf()).toMatchObject([
    { type: 'NEW_WEB_APPLICATION', minutes: 90, subject: build.name },
    { type: 'CHANGE_REQUEST', minutes: 20 },
    { type: 'REPORT_ISSUE', minutes: 30, place: { nl: 'Telefonisch', fr: 'Telefonisch' } },
  ])
  await saveSubjects([REPAIR])
  await convertEarlierSubjects(ctx)
  expect(await typesOf()).toMatchObject([{ type: REPAIR.code }])
})
