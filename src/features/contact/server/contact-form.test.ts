import { expect, test } from 'vitest'
import type { Question } from '#features/form-questions/model/question.schema.ts'
import { saveSetting } from '#features/settings/server/setting.service.ts'
import { contactFixture, MESSAGE } from '#tests/fixtures/contact-fixture.ts'
import { type ContactFormSettings, contactFormSetting } from '../model/contact-form.schema.ts'

const SIZE: Question = {
  code: 'Q_SIZE',
  kind: 'choice',
  isRequired: true,
  label: { nl: 'Hoe groot?', en: '', fr: 'Quelle taille ?' },
  choices: [
    { code: 'C_SMALL', label: { nl: 'Klein', en: '', fr: 'Petit' } },
    { code: 'C_LARGE', label: { nl: 'Groot', en: '', fr: 'Grand' } },
  ],
}
const NOTES: Question = { ...SIZE, code: 'Q_NOTES', kind: 'longText', isRequired: false, choices: [] }

async function askingFixture(
  more: Partial<ContactFormSettings> = {},
  options: Parameters<typeof contactFixture>[0] = {},
) {
  const fixture = await contactFixture(options)
  const ask = (value: Partial<ContactFormSettings>) =>
    saveSetting(fixture.ctx, null, contactFormSetting, { ...contactFormSetting.initial, ...value })
  await ask({ questions: [SIZE, NOTES], ...more })
  return { ...fixture, ask }
}

test('the form asks what the owner chose, in the language of the page', async () => {
  const { asVisitor } = await askingFixture({ trade: 'off', phone: 'required' })
  expect(await (await asVisitor('/api/contact/questions?lng=fr')).json()).toMatchObject({
    name: 'optional',
    phone: 'required',
    trade: 'off',
    questions: [{ code: 'Q_SIZE', label: 'Quelle taille ?', choices: [{ label: 'Petit' }, { label: 'Grand' }] }, {}],
  })
})

test('the owner reads the answers in messages, email, client card and export; the receipt repeats none', async () => {
  const { as, write, ask, newestEmail, messages } = await askingFixture()
  const admin = await as('admin')
  const sender = await as('user')
  const answers = { Q_SIZE: 'C_LARGE', Q_NOTES: 'Twee\nregels', Q_OTHER: 'genegeerd' }
  expect((await write({ email: sender.user.email, answers }, { lng: 'fr' })).status).toBe(201)
  const notice = (await newestEmail('notice')).text
  for (const text of ['Hoe groot?', 'Groot', 'Twee']) expect(notice).toContain(text)
  expect((await newestEmail('receipt')).text).not.toContain('Twee')

  await ask({ questions: [] })
  const id = (await messages())[0]!.id
  const { message, ...read } = await (await admin.ask(`/api/contact/messages/${id}`)).json()
  expect(read.formAnswers).toMatchObject([
    { label: { nl: 'Hoe groot?', fr: 'Quelle taille ?' }, choice: { nl: 'Groot', fr: 'Grand' } },
    { text: 'Twee\nregels' },
  ])
  expect(message).toBe(MESSAGE.message)
  const card = await (await admin.ask(`/api/clients/${sender.user.id}/entries?kind=message&lng=nl`)).json()
  expect(card.entries[0].text).toContain('Hoe groot?: Groot')
})

test.each([
  ['a required answer', { answers: {} }, 'answers.Q_SIZE', 'Kies een van de mogelijkheden.'],
  ['a required field', { phone: '', answers: { Q_SIZE: 'C_SMALL' } }, 'phone', 'Vul dit in.'],
  [
    '100 kB',
    { answers: { Q_SIZE: 'C_SMALL', Q_NOTES: 'x'.repeat(102_400) } },
    'answers.Q_NOTES',
    /hoogstens 5000 tekens/,
  ],
])('%s is refused at its field, before the captcha is used', async (_, typed, field, text) => {
  const { post, messages } = await askingFixture({ phone: 'required' })
  const response = await post({ ...MESSAGE, ...typed })
  expect(response.status).toBe(422)
  expect((await response.json()).error.fields).toEqual({ [field]: expect.stringMatching(text) })
  expect(await messages()).toEqual([])
})

test('without JavaScript an error keeps every answer, in the language of the page', async () => {
  let form: () => Promise<string> = async () => ''
  const { app, postPlain, messages } = await askingFixture(
    { wantedDate: 'required' },
    { render: async () => new Response(await form(), { headers: { 'content-type': 'text/html' } }) },
  )
  form = async () => (await app.request('/api/contact/form')).text()
  const typed = { ...MESSAGE, wantedDate: '', 'answers.Q_NOTES': 'Blijft staan' }
  const refused = await postPlain(typed, {}, '/fr/contact')
  expect(refused.status).toBe(422)
  expect(await refused.json()).toEqual({
    values: typed,
    errors: { wantedDate: 'Veuillez remplir ce champ.', 'answers.Q_SIZE': 'Choisissez une des possibilités.' },
  })
  const sent = await postPlain({ ...MESSAGE, 'answers.Q_SIZE': 'C_SMALL' }, {}, '/fr/contact')
  expect(sent.status).toBe(303)
  expect(await messages()).toMatchObject([{ formAnswers: [{ choice: { fr: 'Petit' } }] }])
})

test('an email address, a title and a message are always asked; what is typed in an earlier form is kept', async () => {
  const { write, messages, ask } = await askingFixture()
  await ask({ name: 'off', phone: 'off', trade: 'off', wantedDate: 'off' })
  expect((await write({ title: '' })).status).toBe(422)
  expect((await write({ email: '' })).status).toBe(422)
  expect((await write()).status).toBe(201)
  expect(await messages()).toMatchObject([{ name: MESSAGE.name, phone: MESSAGE.phone, formAnswers: [] }])
})
