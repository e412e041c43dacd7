import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { hashToken } from '../../src/features/identity/server/auth/auth-storage.service.ts'
import type { Deployment } from './deployment.ts'
import { BOTH_DATABASES, type Scenario, type Stage } from './scenario.ts'
import { post } from './session.ts'

const BURSTS = Number(process.env.BURSTS ?? 10)
const RESETS = 8
const SIGN_INS = 8
const REGISTRATIONS = 4
/** Longest wait of an unrelated read. */
const MAX_STALL_MS = 2000
const MAX_STOP_MS = 10_000
const PROBE_INTERVAL_MS = 50

const PASSWORD = 'Burst-gr0en!'

/** Identity calls hash passwords, one at a time: meanwhile the database must serve all others. */
export const burstScenario: Scenario = {
  name: 'burst',
  databases: BOTH_DATABASES,
  faults: () => [
    { name: `bursts of identity calls, ${BURSTS} times`, run: repeatBursts },
    { name: 'SIGTERM during a burst', run: stopDuringBurst },
  ],
}

async function repeatBursts(stage: Stage): Promise<number> {
  const probe = startProbe(stage.deployment)
  const statuses: Record<string, number> = {}
  for (let count = 0; count < BURSTS; count++)
    for (const status of await sendBurst(stage.deployment)) statuses[status] = (statuses[status] ?? 0) + 1
  const { longest, failures } = await probe.stop()
  console.log(`  ${stage.deployment.kind}: ${JSON.stringify(statuses)}, longest read ${Math.round(longest)} ms`)
  stage.expect(longest <= MAX_STALL_MS, `a read took ${Math.round(longest)} ms`)
  stage.expect(failures === 0, `${failures} reads failed`)
  const expected = {
    'reset 200': BURSTS,
    'reset 409 LINK_INVALID': BURSTS * (RESETS - 1),
    'sign-in 200': BURSTS * SIGN_INS,
  }
  for (const [status, count] of Object.entries({ ...expected, 'register 201': BURSTS * REGISTRATIONS }))
    stage.expect(statuses[status] === count, `${statuses[status] ?? 0} instead of ${count} responses "${status}"`)
  return stage.load.untilAcknowledged(1)
}

async function stopDuringBurst({ deployment, load, expect }: Stage): Promise<number> {
  const burst = sendBurst(deployment)
  await pause(200)
  const start = performance.now()
  await deployment.stop(0)
  const took = performance.now() - start
  console.log(`  ${deployment.kind}: SIGTERM to exit ${Math.round(took)} ms`)
  expect(took <= MAX_STOP_MS, `the process ended ${Math.round(took)} ms after SIGTERM`)
  await burst
  await deployment.start(0)
  return load.untilAcknowledged(1)
}

/** All at once: password resets with one link, of which one succeeds, sign-ins and registrations. */
async function sendBurst(deployment: Deployment): Promise<string[]> {
  const email = await createUser(deployment)
  const token = await createResetLink(deployment, email)
  const send = async (name: string, path: string, body: object) => {
    const response = await post(deployment.sites[0]!.url, `/api/identity/${path}`, body).catch(() => undefined)
    const text = await response?.text()
    const code = /"code":"(\w+)"/.exec(text ?? '')?.[1] ?? ''
    return `${name} ${response?.status ?? 'failed'} ${code}`.trim()
  }
  const person = { firstName: 'Bo', lastName: 'Burst', password: PASSWORD }
  return Promise.all([
    ...repeat(RESETS, () => send('reset', 'password-reset/use', { token, password: PASSWORD })),
    ...repeat(SIGN_INS, () => send('sign-in', 'sign-in', { email, password: PASSWORD })),
    ...repeat(REGISTRATIONS, () => send('register', 'register', { ...person, email: randomEmail() })),
  ])
}

async function createUser(deployment: Deployment): Promise<string> {
  const email = randomEmail()
  const body = { firstName: 'Bo', lastName: 'Burst', password: PASSWORD, email }
  const registered = await post(deployment.sites[0]!.url, '/api/identity/register', body)
  if (!registered.ok) throw new Error(`registration failed with ${registered.status}: ${await registered.text()}`)
  await deployment.query('update users set email_verified = true, verification_hash = null where email = $1', [email])
  return email
}

/** Written to the table: a requested link is limited to five per hour. */
async function createResetLink(deployment: Deployment, email: string): Promise<string> {
  const token = randomUUID()
  await deployment.query(
    `insert into verifications (id, identifier, value, expires_at, created_at, updated_at)
      select $1, $2, id, now() + interval '1 hour', now(), now() from users where email = $3`,
    [randomUUID(), hashToken(`reset-password:${token}`), email],
  )
  return token
}

/** Reads from the database, one after the other, until it is stopped. */
function startProbe({ sites }: Deployment) {
  let isOver = false
  let longest = 0
  let failures = 0
  const probing = (async () => {
    while (!isOver) {
      const start = performance.now()
      const response = await fetch(`${sites[0]!.url}/api/settings/company`).catch(() => undefined)
      await response?.text()
      if (response?.status !== 200) failures++
      longest = Math.max(longest, performance.now() - start)
      await pause(PROBE_INTERVAL_MS)
    }
  })()
  return {
    async stop() {
      isOver = true
      await probing
      return { longest, failures }
    },
  }
}

function repeat<Result>(count: number, run: () => Result): Result[] {
  return Array.from({ length: count }, run)
}

function randomEmail(): string {
  return `burst-${randomUUID()}@example.com`
}
