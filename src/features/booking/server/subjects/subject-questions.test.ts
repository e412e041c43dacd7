import { expect, test } from 'vitest'
import type { Question } from '#features/form-questions/model/question.schema.ts'
import { decryptTokens } from '#features/mail/server/email-token.service.ts'
import { APPOINTMENT_REQUEST, bookingFixture, errorBodyOf } from '#tests/fixtures/booking-fixture.ts'
import { STANDARD_SUBJECTS } from '../../model/subjects/standard-subjects.ts'
import type { Subject } from '../../model/subjects/subject.schema.ts'
import { anonymizeClient } from '../appointments/appointment.repo.ts'

const [build, change, report] = STANDARD_SUBJECTS as [Subject, Subject, Subject]
const BRAND: Question = {
  code: 'Q_BRAND',
  kind: 'choice',
  isRequired: true,
  label: { nl: 'Welk merk?', en: '', fr: 'Quelle marque ?' },
  choices: [
    { code: 'C_OXFORD', label: { nl: 'Oxford', en: '', fr: '' } },
    { code: 'C_OTHER', label: { nl: 'Een ander', en: '', fr: 'Une autre' } },
  ],
}
const SITE: Question = {
  code: 'Q_SITE',
  kind: 'url',
  isRequired: false,
  label: { nl: 'Je site', en: '', fr: 'Votre site' },
  choices: [],
}
const subjectsAsking = (...questions: Question[]) => [build, { ...change, questions }, report]
const ANSWERS = { Q_BRAND: 'C_OTHER', Q_SITE: 'rita.example/winkel' }

test('the page loads no question before a subject is chosen, however many it has', async () => {
  const eight = Array.from({ length: 8 }, (_, index) => ({ ...SITE, code: `Q_${index}` }))
  const { asVisitor } = await bookingFixture({ subjects: subjectsAsking(...eight) })
  const read = async (path: string) => (await asVisitor(path)).text()
  const found = await Promise.all(['/api/booking/request-types?lng=nl', '/booking.md'].map(read))
  expect(found.join()).not.toContain('Je site')
  expect(found[0]).toContain('"hasQuestions":true')
  expect((await read('/api/booking/questions?type=CHANGE_REQUEST&lng=nl')).match(/Je site/g)).toHaveLength(8)
})

test('answers are shown to the client and the owner in their languages, in pages, emails, card, export and calendars', async () => {
  const { ctx, as, admin, asVisitor, request, act, newestEmail } = await bookingFixture({
    subjects: subjectsAsking(BRAND, SITE),
  })
  const asked = await (await asVisitor('/api/booking/questions?type=CHANGE_REQUEST&lng=fr')).json()
  expect(asked.questions).toEqual([
    {
      code: 'Q_BRAND',
      kind: 'choice',
      isRequired: true,
      label: 'Quelle marque ?',
      choices: [
        { code: 'C_OXFORD', label: 'Oxford' },
        { code: 'C_OTHER', label: 'Une autre' },
      ],
    },
    { code: 'Q_SITE', kind: 'url', isRequired: false, label: 'Votre site', choices: [] },
  ])
  const { requestTypes } = await (await asVisitor('/api/booking/request-types')).json()
  expect(requestTypes.map(({ hasQuestions }: { hasQuestions: boolean }) => hasQuestions)).toEqual([false, true, false])

  const claire = await as('user', { firstName: 'Claire', language: 'fr' })
  const sent = await request({ answers: ANSWERS }, claire)
  expect(sent.status).toBe(201)
  const { id } = await sent.json()
  const own = (await (await claire.ask('/api/booking/appointments')).json()).appointments[0]
  expect(own.answers).toMatchObject([
    { label: { nl: 'Welk merk?', fr: 'Quelle marque ?' }, choice: { nl: 'Een ander', fr: 'Une autre' } },
    { label: { fr: 'Votre site' }, text: 'https://rita.example/winkel' },
  ])
  const receipt = (await newestEmail('receipt')).text
  expect(receipt).toContain('Quelle marque ?')
  expect(receipt).toContain('Une autre')
  const notice = (await newestEmail('request')).text
  for (const text of ['Welk merk?', 'Een ander', 'https://rita.example/winkel']) expect(notice).toContain(text)

  const listed = await (await admin.ask('/api/booking/admin/appointments')).json()
  expect(listed.appointments[0].answers).toEqual(own.answers)
  const card = await (await admin.ask(`/api/clients/${claire.user.id}/entries?kind=appointment&lng=nl`)).json()
  expect(card.entries[0].text).toContain('Welk merk?: Een ander')
  const { text } = decryptTokens(ctx.keys, await newestEmail('request'))!
  const token = /token=([\w.-]+)/.exec(text)![1]
  const page = await (await asVisitor(`/booking/decision?token=${token}&choice=approve`)).text()
  expect(page).toContain('<dt>Welk merk?</dt><dd dir="auto">Een ander</dd>')

  await act(id, 'approve')
  const { url } = await (await admin.ask('/api/booking/admin/feed')).json()
  const feed = (await (await asVisitor(new URL(url).pathname)).text()).replaceAll('\r\n ', '')
  expect(feed).toContain('Welk merk?: Een ander')
  const invite = await (await claire.ask(`/api/booking/appointments/${id}/invite.ics`)).text()
  expect(invite.replaceAll('\r\n ', '')).toContain('Quelle marque ?: Une autre')
})

test.each([
  ['no answer', {}, { 'answers.Q_BRAND': 'Kies een van de mogelijkheden.' }],
  ['a choice that is not offered', { Q_BRAND: 'C_GONE' }, { 'answers.Q_BRAND': 'Kies een van de mogelijkheden.' }],
  [
    '100 kB',
    { ...ANSWERS, Q_SITE: 'x'.repeat(102_400) },
    { 'answers.Q_SITE': 'Dit is te lang: hoogstens 500 tekens.' },
  ],
  ['a script', { ...ANSWERS, Q_SITE: 'javascript:alert(1)' }, { 'answers.Q_SITE': /geen webadres/ }],
])('%s is refused at its field, and nothing is stored', async (_, answers, fields) => {
  const { request, rows, allEmails } = await bookingFixture({ subjects: subjectsAsking(BRAND, SITE) })
  const response = await request({ answers })
  expect(response.status).toBe(422)
  const [[field, text]] = Object.entries(fields) as [[string, string | RegExp]]
  expect((await errorBodyOf(response)).fields).toEqual({ [field]: expect.stringMatching(text) })
  expect(await rows()).toEqual([])
  expect(await allEmails()).toEqual([])
})

test.each([['a text'], [['C_OTHER']], [{ Q_BRAND: 7 }], [{ Q_BRAND: null }], [null]])(
  'answers of a wrong type are refused: %j',
  async (answers) => {
    const { request } = await bookingFixture({ subjects: subjectsAsking(BRAND) })
    expect((await request({ answers })).status).toBe(422)
  },
)

test('stored answers do not follow the questions; a request that does not know a new question is asked for it', async () => {
  const { as, client, request, saveSubjects } = await bookingFixture({ subjects: subjectsAsking(BRAND) })
  await request({ answers: ANSWERS })
  await saveSubjects(subjectsAsking({ ...SITE, isRequired: true, label: { nl: 'Webwinkel', en: '', fr: '' } }))
  const { appointments } = await (await client.ask('/api/booking/appointments')).json()
  expect(appointments[0].answers).toMatchObject([{ label: { nl: 'Welk merk?' }, choice: { nl: 'Een ander' } }])

  const other = await as('user')
  const before = await request({ time: '11:00', answers: { Q_BRAND: 'C_OTHER' } }, other)
  expect((await errorBodyOf(before)).fields).toEqual({ 'answers.Q_SITE': 'Vul dit in.' })
  expect((await request({ time: '11:00', answers: ANSWERS }, other)).status).toBe(201)
  await saveSubjects(subjectsAsking())
  // A page of the release before sends no answers.
  expect((await request({ time: '12:00' }, other)).status).toBe(201)
})

test('the owner answers what the client told, and no more; the questions of a hidden subject are not public', async () => {
  const { admin, asVisitor, saveSubjects } = await bookingFixture({ subjects: subjectsAsking(BRAND, SITE) })
  const { requestTypes } = await (await admin.ask('/api/booking/admin/request-types')).json()
  expect(requestTypes[1].questions).toEqual([BRAND, SITE])
  const guest = { name: 'An', email: 'an@example.com' }
  const booked = await admin.send('POST', '/api/booking/admin/appointments', { ...APPOINTMENT_REQUEST, guest })
  expect(await booked.json()).toMatchObject({ answers: [] })
  const later = { ...APPOINTMENT_REQUEST, time: '11:00', guest, answers: { Q_SITE: 'rita.example', Q_GONE: 'x' } }
  const answered = await admin.send('POST', '/api/booking/admin/appointments', later)
  expect((await answered.json()).answers).toMatchObject([{ code: 'Q_SITE', text: 'https://rita.example' }])
  const wrong = await admin.send('POST', '/api/booking/admin/appointments', {
    ...later,
    ...{ time: '13:00', answers: { Q_BRAND: 'C_GONE' } },
  })
  expect((await errorBodyOf(wrong)).fields).toEqual({ 'answers.Q_BRAND': 'Kies een van de mogelijkheden.' })
  await saveSubjects([build, { ...change, questions: [BRAND], active: false }, report])
  for (const type of ['CHANGE_REQUEST', 'SUBJECT_NONE'])
    expect(await (await asVisitor(`/api/booking/questions?type=${type}`)).json()).toEqual({ questions: [] })
})

test('an erased client leaves no answers', async () => {
  const { pending, rows, client, ctx } = await bookingFixture({ subjects: subjectsAsking(SITE) })
  await pending({ answers: { Q_SITE: 'rita.example' } })
  expect((await rows())[0]!.answers).toHaveLength(1)
  await ctx.db.transaction((tx) => anonymizeClient(tx, client.user.id))
  expect((await rows())[0]!.answers).toEqual([])
})
