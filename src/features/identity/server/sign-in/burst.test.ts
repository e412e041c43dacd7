import { expect, onTestFinished, test } from 'vitest'
import { connect } from '#platform/server/db.ts'
import { identityFixture, RITA } from '#tests/fixtures/identity-fixture.ts'

const NO_CAPTCHA = { env: { PUBLIC_URL: 'http://studio.example' } }
const PASSWORD = 'Nieuwe-tuin-4'

/** As in production: the other tests have one connection, so their transactions cannot wait for each other. */
async function severalConnections() {
  const fixture = await identityFixture(NO_CAPTCHA)
  const { db, close } = connect({ ...fixture.database.connection, max: 8 })
  onTestFinished(close)
  fixture.ctx.db = db
  return fixture
}

test('a burst of resets with one link, sign-ins and registrations gets responses, and so do reads beside it', async () => {
  const { post, asVisitor, registerAndVerify, tokenIn } = await severalConnections()
  await registerAndVerify()
  await post('/password-reset', { email: RITA.email })
  const token = await tokenIn('reset')

  const times = (count: number, send: (index: number) => Promise<Response> | Response) =>
    Promise.all(Array.from({ length: count }, async (_, index) => (await send(index)).status))
  const [resets, signIns, registrations, reads] = await Promise.all([
    times(8, () => post('/password-reset/use', { token, password: PASSWORD })),
    times(8, () => post('/sign-in', RITA)),
    times(4, (index) => post('/register', { ...RITA, email: `jan-${index}@example.com` })),
    times(4, () => asVisitor('/api/settings/company')),
  ])

  expect(resets.sort()).toEqual([200, ...Array(7).fill(409)])
  // Before or after the reset.
  for (const status of signIns) expect([200, 401]).toContain(status)
  expect(registrations).toEqual(Array(4).fill(201))
  expect(reads).toEqual(Array(4).fill(200))
  expect((await post('/sign-in', { ...RITA, password: PASSWORD })).status).toBe(200)
})
