import { expect, test } from 'vitest'
import { identityFixture, RITA } from '#tests/fixtures/identity-fixture.ts'
import { withUniformTime } from './uniform-time.service.ts'

test.each([
  ['resolved', () => Promise.resolve()],
  ['refused', () => Promise.reject(new Error('refused'))],
])('a call is not %s before the minimum time has passed', async (_, run) => {
  const order: string[] = []
  const floor = Promise.withResolvers<void>()
  const response = withUniformTime(run, floor.promise).then(
    () => order.push('response'),
    () => order.push('response'),
  )
  await new Promise(setImmediate)
  order.push('floor')
  floor.resolve()
  await response
  expect(order).toEqual(['floor', 'response'])
})

test('with uniform responses known and unknown addresses get the same response from every operation', async () => {
  const { postSolved, registerAndVerify, saveSignInSettings, allEmails } = await identityFixture()
  await registerAndVerify()
  await saveSignInSettings({ uniformAnswers: true, emailLink: true })
  const before = (await allEmails()).length
  const ask = async (path: string, body: object) => {
    const response = await postSolved(path, body)
    return [response.status, await response.json()]
  }
  const askBoth = (path: string) =>
    Promise.all([RITA.email, 'niemand@example.com'].map((email) => ask(path, { ...RITA, email })))
  const asked = await Promise.all(['/password-reset', '/email-link', '/verification'].map(askBoth))
  for (const [known, unknown] of [...asked, await askBoth('/register')]) expect(known).toEqual(unknown)
  // Reset, link and "you have an account" to the known address, verification to the one that has just registered.
  expect(await allEmails()).toHaveLength(before + 4)
})
