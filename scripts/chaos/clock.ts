import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { DAY_MS, HOUR_MS } from '../../src/kernel/time-units.ts'
import { BOTH_DATABASES, type Fault, type Scenario, type Stage } from './scenario.ts'
import { post, randomAddress } from './session.ts'

/** Longer than the poll of `clock-shift.mjs`. */
const SHIFT_APPLIED_MS = 200
/** Messages per hour and address, see `contact.service.ts`. */
const MESSAGES_PER_HOUR = 5

let folder = ''

/** The clock of the web processes, and of the embedded database in them. That of a PostgreSQL server does not jump. */
export const clockScenario: Scenario = {
  name: 'clock',
  databases: BOTH_DATABASES,
  prepare() {
    folder = mkdtempSync(join(tmpdir(), 'cyaan-clock-'))
    const NODE_OPTIONS = `--import=${pathToFileURL('scripts/chaos/clock-shift.mjs').href}`
    return {
      env: { NODE_OPTIONS, CLOCK_SHIFT: join(folder, 'shift') },
      release: () => rmSync(folder, { recursive: true, force: true }),
    }
  },
  faults(kind) {
    // Limited in the future: the count must not last until the clock is there again.
    const limited = randomAddress()
    const jump = (name: string, shift: number, check?: (stage: Stage) => Promise<void>): Fault => ({
      name: `clock ${name}`,
      run: async (stage) => {
        await stage.load.untilAcknowledged(3)
        setClock(shift)
        await pause(SHIFT_APPLIED_MS)
        const recovery = await stage.load.untilAcknowledged(3)
        await checkRateLimit(stage, randomAddress(), name)
        await check?.(stage)
        return recovery
      },
    })
    return [
      jump('2 h forward', 2 * HOUR_MS, async (stage) => {
        await checkScheduledPost(stage, kind)
        await checkRateLimit(stage, limited, 'in the future')
      }),
      jump('2 h back, to the right time', 0, (stage) => checkRateLimit(stage, limited, 'after the future')),
      jump('a day back', -DAY_MS),
      jump('a day forward, to the right time', 0),
    ]
  },
}

/** Written as a whole: the processes poll the file. */
function setClock(shift: number): void {
  const file = join(folder, 'shift')
  writeFileSync(`${file}.next`, String(shift))
  renameSync(`${file}.next`, file)
}

async function checkRateLimit(
  { deployment, expect }: Stage,
  address: Record<string, string>,
  when: string,
): Promise<void> {
  const statuses: number[] = []
  for (let count = 0; count <= MESSAGES_PER_HOUR; count++) {
    const email = `limited-${Math.random()}@example.com`
    const body = { title: 'Limited', message: 'A message of a limited address.', email }
    statuses.push((await post(deployment.sites[0]!.url, '/api/contact', body, address)).status)
  }
  const expected = [...Array.from({ length: MESSAGES_PER_HOUR }, () => 201), 429]
  expect(String(statuses) === String(expected), `rate limit ${when}: ${statuses.join(', ')}`)
}

/** A post that is due in an hour is public when the clock says so. */
async function checkScheduledPost({ deployment, expect }: Stage, kind: string): Promise<void> {
  // The clock of the embedded database has jumped with the process.
  const due = new Date(Date.now() + HOUR_MS)
  const [post] = await deployment.query<{ id: number }>(
    'update posts set published_at = $1 where id = (select max(id) from posts where is_public) returning id',
    [due.toISOString()],
  )
  const { status } = await fetch(`${deployment.sites[0]!.url}/api/blog/posts/${post!.id}?lng=nl`)
  expect(status === 200, `a scheduled post was not public on time (${kind}, ${status})`)
}
