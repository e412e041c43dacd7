import { setTimeout as pause } from 'node:timers/promises'
import type { Scenario, Stage } from './scenario.ts'
import { renameCompany } from './session.ts'

const FREEZE_MS = 6000
const CUTS = 5
const CUT_INTERVAL_MS = 300
/** `TIMING` in `invalidation-listener.ts`: heartbeat and timeout, and the time to render the page. */
const LISTEN_RECOVERY_SECONDS = 17

export const postgresScenario: Scenario = {
  name: 'postgres',
  databases: ['postgres'],
  prepare: () => ({ processes: 2 }),
  faults: () => [
    { name: 'PostgreSQL restarted (fast)', run: (stage) => restart(stage, 'SIGINT') },
    { name: 'PostgreSQL restarted (immediate)', run: (stage) => restart(stage, 'SIGQUIT') },
    { name: `PostgreSQL frozen for ${FREEZE_MS / 1000} s`, run: freeze },
    { name: `connections cut ${CUTS} times`, run: cutConnections },
    { name: 'LISTEN connection silently dead', recoverySeconds: LISTEN_RECOVERY_SECONDS, run: silenceListeners },
  ],
}

async function restart({ deployment, load }: Stage, signal: 'SIGINT' | 'SIGQUIT'): Promise<number> {
  await load.untilAcknowledged(5)
  await deployment.postgres!.restart(signal)
  return load.untilAcknowledged(1)
}

async function freeze({ deployment, load, expect }: Stage): Promise<number> {
  const { sites, postgres } = deployment
  await load.untilAcknowledged(5)
  const page = `${sites[0]!.url}/contact`
  await (await fetch(page)).text()
  const resume = postgres!.freeze()
  try {
    await pause(FREEZE_MS / 2)
    expect((await fetch(page)).status === 200, 'a cached page was not sent while PostgreSQL was frozen')
    await pause(FREEZE_MS / 2)
  } finally {
    resume()
  }
  return load.untilAcknowledged(1)
}

async function cutConnections({ deployment, load }: Stage): Promise<number> {
  for (let cut = 0; cut < CUTS; cut++) {
    await load.untilAcknowledged(1)
    deployment.databaseProxy!.cut()
    await pause(CUT_INTERVAL_MS)
  }
  deployment.databaseProxy!.cut()
  return load.untilAcknowledged(1)
}

/** Only the LISTEN connections: queries work, so a page may be rendered, and nothing but the heartbeat shows the fault. */
async function silenceListeners({ deployment, session, expect }: Stage): Promise<number> {
  const page = `${deployment.sites[1]!.url}/contact`
  const nameOnPage = async () => /name="author" content="([^"]+)"/.exec(await (await fetch(page)).text())?.[1]
  const name = `Chaos ${Date.now()}`
  const before = await nameOnPage()
  expect(deployment.databaseProxy!.silenceMarked() === deployment.sites.length, 'LISTEN connections were not found')
  await renameCompany(session, name)
  const changedAt = performance.now()
  expect((await nameOnPage()) === before, 'the fault had no effect: the page changed at once')
  while ((await nameOnPage()) !== name) {
    if (performance.now() - changedAt > 2 * LISTEN_RECOVERY_SECONDS * 1000) break
    await pause(100)
  }
  return performance.now() - changedAt
}
