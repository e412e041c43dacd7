import { expect, test } from 'vitest'
import type { Appointment } from '#features/booking/model/appointment.ts'
import { bookingSetting } from '#features/booking/model/booking-settings.schema.ts'
import { STANDARD_SUBJECTS } from '#features/booking/model/subjects/standard-subjects.ts'
import { emailContextOf } from '#features/booking/server/appointments/store-request.service.ts'
import { buildClientEmail, type ClientEmailKind } from '#features/booking/server/booking.mail.tsx'
import { buildGuestEmail } from '#features/booking/server/guests/guest-request.mail.tsx'
import { contactAnswerEmail, contactReceiptEmail } from '#features/contact/server/contact.mail.tsx'
import type { EmailDraft } from '#features/mail/server/email.service.ts'
import { renderEmail } from '#features/mail/server/render-email.service.ts'
import { buildHiddenTextEmail } from '#features/moderation/server/moderation.mail.tsx'
import { pageOfMessage } from '#features/site/model/texts/messages.ts'
import { replaceMessages } from '#features/site/server/texts/messages.service.ts'
import { onPublicTexts } from '#platform/server/public-texts.ts'
import { COMPANY } from '#tests/fixtures/company.ts'
import { testApp } from '#tests/test-app.ts'
import { PUBLIC_TEXTS } from './public-messages.ts'

const START = new Date('2025-03-10T09:00:00Z')
const TIME = { startsAt: START, endsAt: new Date('2025-03-10T10:00:00Z') }
const APPOINTMENT: Appointment = {
  id: '5f3c7a52-5d1b-4c57-9a53-0f0a6f1d0c11',
  userId: null,
  name: 'Rita Peeters',
  email: 'rita@example.org',
  locale: 'nl',
  phone: '',
  requestType: 'CHANGE_REQUEST',
  status: 'APPROVED',
  ...TIME,
  comments: 'Een bel',
  answers: [],
  meetingRoom: 'room',
  denialReason: null,
  cancelReason: null,
  cancelledBy: null,
  noShow: false,
  replacesId: null,
  replacesStart: null,
  sequence: 0,
  version: 0,
  createdAt: START,
  decidedAt: null,
}
const KINDS: ClientEmailKind[] = ['receipt', 'confirmed', 'denied', 'cancelled', 'withdrawn', 'moved', 'reminder']
const COMPANIES = [COMPANY, { ...COMPANY, phone: '' }, { ...COMPANY, email: '' }, { ...COMPANY, email: '', phone: '' }]

test('the owner can change each text of an email to a client or guest, and none of those to the owner alone', async () => {
  const { ctx } = await testApp()
  // In place of each text its key, so that an email says which texts it has.
  onPublicTexts(async (_ctx, _locale, { name, texts }) => {
    const keys = Object.keys(texts).map((key) => [key, `<<messages.${name}.${key}>>`])
    return Object.fromEntries(keys)
  })
  const found = new Set<string>()
  try {
    for (const email of await Promise.all(clientEmails(ctx))) for (const path of pathsIn(email)) found.add(path)
  } finally {
    onPublicTexts(replaceMessages)
  }
  const paths = await Promise.all(
    ['booking-mail', 'contact-mail', 'moderation-mail'].map(async (name) =>
      Object.keys(await PUBLIC_TEXTS[name]!('nl')).map((key) => `messages.${name}.${key}`),
    ),
  )
  expect(
    paths
      .flat()
      .filter((path) => pageOfMessage(path) === 'emails')
      .sort(),
  ).toEqual([...found].sort())
})

function clientEmails(ctx: Awaited<ReturnType<typeof testApp>>['ctx']): Promise<EmailDraft>[] {
  const context = (company: typeof COMPANY) =>
    emailContextOf(ctx, {
      company,
      subjects: [...STANDARD_SUBJECTS],
      settings: { ...bookingSetting.initial, changeHours: 24 },
    })
  const past = { ...APPOINTMENT, startsAt: new Date('2025-03-01T09:00:00Z'), endsAt: new Date('2025-03-01T10:00:00Z') }
  const appointments = [
    APPOINTMENT,
    { ...APPOINTMENT, userId: 'user', status: 'PENDING' as const },
    { ...APPOINTMENT, status: 'DENIED' as const, denialReason: 'Vol' },
    past,
  ]
  const variants = [{}, { isInCalendars: false, note: 'Tot dan' }, { before: TIME }, { before: TIME, isChange: true }]
  const booking = KINDS.flatMap((kind) =>
    variants.flatMap((more) =>
      appointments.map((appointment) => buildClientEmail(kind, { appointment, ...more }, context(COMPANY))),
    ),
  )
  // How to reach the company depends on what it gave.
  const reachable = COMPANIES.flatMap((company) =>
    [past, { ...past, status: 'DENIED' as const }].flatMap((appointment) =>
      (['reminder', 'denied'] as const).map((kind) => buildClientEmail(kind, { appointment }, context(company))),
    ),
  )
  const guests = [true, false].map((isHolding) =>
    buildGuestEmail({ ...APPOINTMENT, isHolding, network: '', expiresAt: START }, 'token', context(COMPANY)),
  )
  const message = {
    ...{ db: ctx.db, company: COMPANY, id: APPOINTMENT.id, reference: 'B-1', title: 'Bel', message: 'Een bel' },
    ...{ email: APPOINTMENT.email, locale: 'nl' as const, name: '', phone: '', trade: '', createdAt: START },
  }
  const hidden = ['comment', 'review'].map((kind) =>
    buildHiddenTextEmail(
      { kind, text: 'Bel', reason: 'Ruw', writtenAt: START, decidedAt: START, about: 'comment:1' },
      { email: APPOINTMENT.email, firstName: 'Rita', language: 'nl' },
      { db: ctx.db, company: COMPANY, origin: ctx.env.origin },
    ),
  )
  return [
    ...booking,
    ...reachable,
    ...guests,
    ...hidden,
    ...COMPANIES.map((company) => contactReceiptEmail({ ...message, company, origin: ctx.env.origin })),
    contactAnswerEmail({ ...message, answer: 'Ja', thread: [] }),
  ]
}

function pathsIn({ subject, body, attachments = [] }: EmailDraft): string[] {
  const files = attachments.map(({ content }) => Buffer.from(content, 'base64').toString().replaceAll('\r\n ', ''))
  const text = [subject, renderEmail(body).text, ...files].join('\n')
  return Array.from(text.matchAll(/<<(messages\.[\w.-]+)>>/g), ([, path]) => path!)
}
