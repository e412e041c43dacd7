import { expect, test } from 'vitest'
import { COMPANY } from '#tests/fixtures/company.ts'
import { type SetupFacts, setupSteps } from './setup-steps.ts'

const READY: SetupFacts = {
  company: COMPANY,
  isDemoCompany: false,
  hasOpeningRule: true,
  hasMailServer: true,
  hasSentEmail: true,
  hasFirstPassword: false,
  minimumPasswordLength: 8,
  hasDemoContent: false,
  hasOwnArticle: true,
}
const openSteps = (facts: Partial<SetupFacts>) =>
  setupSteps({ ...READY, ...facts })
    .filter(({ isDone }) => !isDone)
    .map(({ key, link }) => `${key} ${link}`)

test.each<[string, Partial<SetupFacts>, string[]]>([
  ['a site that is ready', {}, []],
  ['no VAT number', { company: { ...COMPANY, vatNumber: '' } }, ['company /admin/settings#company']],
  ['no public hours', { company: { ...COMPANY, openingHours: [] } }, ['hours /admin/settings#company']],
  ['nothing can be booked', { hasOpeningRule: false }, ['hours /admin/timeslots#rules']],
  [
    'the made-up company',
    { isDemoCompany: true },
    ['company /admin/settings#company', 'hours /admin/settings#company'],
  ],
  ['no mail server', { hasMailServer: false }, ['mail /admin/mail']],
  ['a mail server that was never used', { hasSentEmail: false }, ['mail /admin/mail']],
  [
    'a mail server, and an address that nobody can answer',
    { company: { ...COMPANY, email: 'info@bakkerij.example' } },
    ['mail /admin/settings#company'],
  ],
  ['the password of the first start', { hasFirstPassword: true }, ['password /profile']],
  ['passwords of six characters', { minimumPasswordLength: 6 }, ['passwordPolicy /admin/settings#password-policy']],
  ['demo content', { hasDemoContent: true }, ['demo /admin']],
  ['no article', { hasOwnArticle: false }, ['article /blog/new']],
])('%s', (_, facts, open) => {
  expect(openSteps(facts)).toEqual(open)
})
