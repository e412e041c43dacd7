import { contactMessages } from '#features/contact/server/message.table.ts'
import { deliverLetters } from '#features/mail/server/letter.jobs.ts'
import { saveCompany } from '#features/settings/server/company.service.ts'
import { DEMO_COMPANY } from '#features/settings/server/demo-company.ts'
import { AS_WRITTEN } from './as-written.ts'
import { easyCaptcha } from './easy-captcha.ts'
import { readLetters } from './read-letters.ts'
import { testApp } from './test-app.ts'

export const NOTE = {
  title: 'Een nieuwe site',
  message: 'Kunnen jullie voor de lente klaar zijn?',
  email: 'rita@bakkerij.example',
}

/** A house with a letter box: messages come in as the page sends them, with script and without. */
export async function contactHouse({ env = {}, ...options }: Parameters<typeof testApp>[0] = {}) {
  const made = await testApp({ env, jobs: [deliverLetters], ...options })
  const { app, asVisitor, ctx } = made
  await saveCompany(ctx, DEMO_COMPANY)

  const post = (body: unknown, { from = '203.0.113.7', lng = 'nl' } = {}) =>
    asVisitor(`/api/contact?lng=${lng}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    })
  /** With the work done that a browser does. */
  const write = async (more: object = {}, how: { from?: string; lng?: string } = {}) =>
    post({ ...NOTE, ...more, captcha: await easyCaptcha(ctx) }, how)
  /** As a browser without script does. */
  const postPlain = (fields: Record<string, string>, headers: Record<string, string> = {}, path = '/contact') =>
    app.request(path, { method: 'POST', body: new URLSearchParams(fields), headers })

  const messages = () => ctx.db.select().from(contactMessages).orderBy(AS_WRITTEN)
  const allLetters = () => readLetters(ctx)
  const letter = async (kind: string) => (await allLetters()).filter((one) => one.kind === `contact.${kind}`).at(-1)!

  return { ...made, post, write, postPlain, messages, allLetters, letter }
}
