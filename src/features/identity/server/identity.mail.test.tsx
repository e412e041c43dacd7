import { expect, test } from 'vitest'
import { DEMO_COMPANY } from '#features/demo/server/demo-company.service.ts'
import { renderEmail } from '#features/mail/server/render-email.service.ts'
import { LOCALES, type Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/server/db.ts'
import { accountNoticeEmail, addressTakenEmail, linkEmail } from './identity.mail.tsx'

const origin = 'https://studio.example'
const url = `${origin}/verify-email?token=abc`
const at = new Date('2025-03-03T09:00:00Z')
const recipient = (locale: Locale, firstName = 'Zoë') => ({
  // Not read: no texts of an owner are registered here.
  db: {} as Db,
  locale,
  user: { email: 'zoe@bakkerij.example', firstName },
  company: DEMO_COMPANY,
})

function allEmails(locale: Locale) {
  const to = recipient(locale)
  return Promise.all([
    linkEmail('verification', { ...to, url }),
    linkEmail('reset', { ...to, url }),
    linkEmail('emailLink', { ...to, url }),
    addressTakenEmail({ ...to, origin }),
    accountNoticeEmail('passwordChanged', { ...to, at, origin }),
    accountNoticeEmail('twoFactorOn', { ...to, at, origin }),
    accountNoticeEmail('twoFactorOff', { ...to, at, origin }),
    accountNoticeEmail('providerLinked', { ...to, at, origin }, 'GitHub'),
  ])
}

test.each(LOCALES)(
  'every email in %s greets by name, except the one to an unverified address, names the company and leaves no placeholder',
  async (locale) => {
    const drafts = await allEmails(locale)
    for (const { kind, subject, body, to, locale: language } of drafts) {
      const { html, text } = await renderEmail(body)
      expect(subject).toContain('Studio Cyaan')
      const greeting = kind === 'identity.verification' ? /(?:Dag|Hello|Bonjour),/ : /(?:Dag|Hello|Bonjour) Zoë,/
      expect(text).toMatch(greeting)
      expect(`${subject}${text}`).not.toMatch(/[{}]/)
      expect(html).toContain(`lang="${locale}"`)
      expect([to.address, language]).toEqual(['zoe@bakkerij.example', locale])
    }
    expect(new Set(drafts.map(({ kind }) => kind)).size).toBe(8)
  },
)

test('a link is on the button and in full below it', async () => {
  const { html, text } = await renderEmail((await linkEmail('verification', { ...recipient('nl'), url })).body)
  expect(html.split(`href="${url}"`)).toHaveLength(3)
  expect(text).toContain(`E-mailadres bevestigen\n\n${url}`)
  expect(text).toContain('24 uur')
})

test('a notice has the time in the company’s time zone, and a link in the language of the recipient', async () => {
  const { text } = await renderEmail(
    (await accountNoticeEmail('passwordChanged', { ...recipient('fr'), at, origin })).body,
  )
  expect(text).toContain('3 mars 2025')
  expect(text).toMatch(/10[: h]+00/)
  expect(text).toContain(`${origin}/fr/forgot-password`)
})

test('the email about a linked provider names it and links to the profile', async () => {
  const draft = await accountNoticeEmail('providerLinked', { ...recipient('fr'), at, origin }, 'GitHub')
  const { text } = await renderEmail(draft.body)
  expect(draft.subject).toContain('GitHub')
  expect(text).toContain(`${origin}/fr/profile`)
  expect(text).toContain('3 mars 2025')
})

test('the email about an existing account links to sign-in and password reset', async () => {
  const { text } = await renderEmail((await addressTakenEmail({ ...recipient('en'), origin })).body)
  expect(text).toContain(`${origin}/en/login`)
  expect(text).toContain(`${origin}/en/forgot-password`)
})

test.each(['Win 1000 euro', 'evil.example', 'https://evil.example', 'x'.repeat(41), 'a\nb'])(
  'an implausible first name (%s) is not repeated',
  async (firstName) => {
    const { text } = await renderEmail((await linkEmail('reset', { ...recipient('nl', firstName), url })).body)
    expect(text).toContain('Dag,')
    expect(text).not.toContain(firstName)
  },
)

test.each(['Jean-Luc', 'O’Neill', 'María José', 'J. R.', '李', 'Müşerref'])('%s is a name', async (firstName) => {
  const { text } = await renderEmail((await linkEmail('reset', { ...recipient('nl', firstName), url })).body)
  expect(text).toContain(`Dag ${firstName},`)
})
