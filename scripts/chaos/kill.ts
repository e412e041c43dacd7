import { setTimeout as pause } from 'node:timers/promises'
import { BOTH_DATABASES, type Scenario, type Stage } from './scenario.ts'

const KILLS = Number(process.env.KILLS ?? 4)

export const killScenario: Scenario = {
  name: 'kill',
  databases: BOTH_DATABASES,
  prepare: (kind) => ({ processes: kind === 'postgres' ? 2 : 1 }),
  faults: () => [{ name: `kill -9 of a web process, ${KILLS} times`, run: killRepeatedly }],
}

/** With two processes the recovery is that of the site: the other process must go on. */
async function killRepeatedly({ deployment, load }: Stage): Promise<number> {
  const { sites, kill, start } = deployment
  let recovery = 0
  for (let count = 0; count < KILLS; count++) {
    const victim = count % sites.length
    const others = sites.map((_, site) => site).filter((site) => site !== victim)
    await load.untilAcknowledged(10)
    await pause(Math.random() * 150)
    const killedAt = performance.now()
    await kill(victim)
    if (others.length > 0) await load.untilAcknowledged(1, others)
    else await Promise.all([start(victim), load.untilAcknowledged(1)])
    recovery = Math.max(recovery, performance.now() - killedAt)
    if (others.length > 0) await start(victim)
  }
  return recovery
}
