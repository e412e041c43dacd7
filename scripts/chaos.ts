// npm run chaos: disturbs the built product under load, on both databases, and compares what was acknowledged with what
// is stored and sent. npm run chaos -- NAME… runs these scenarios only: kill, postgres, disk, smtp, clock, burst. On a
// busy machine set CHAOS_RECOVERY_SECONDS higher than 5.
import { setTimeout as pause } from 'node:timers/promises'
import { StartupError } from '../src/platform/server/startup-error.ts'
import { burstScenario } from './chaos/burst.ts'
import { check, deliverAll, type Findings } from './chaos/checker.ts'
import { clockScenario } from './chaos/clock.ts'
import { type Bases, CHAOS_LOG, createBases, type DatabaseKind, type Deployment, deploy } from './chaos/deployment.ts'
import { diskScenario, releaseDisk } from './chaos/disk.ts'
import { killScenario } from './chaos/kill.ts'
import { startLoad } from './chaos/load.ts'
import { postgresScenario } from './chaos/postgres.ts'
import type { Fault, Scenario } from './chaos/scenario.ts'
import { createSession, type Session } from './chaos/session.ts'
import { smtpScenario } from './chaos/smtp.ts'
import { printLine, runCommand } from './command.ts'
import { stopAllProcesses } from './site-process.ts'

const SCENARIOS = [killScenario, postgresScenario, diskScenario, smtpScenario, clockScenario, burstScenario]
const RECOVERY_SECONDS = Number(process.env.CHAOS_RECOVERY_SECONDS ?? 5)
/** An attempt to send an email to a mail server that works. */
const ATTEMPT_SECONDS = 5
/** The load goes on after the recovery. */
const AFTERWARDS_MS = 500

const HEADINGS = ['fault', 'database', 'acknowledged', 'lost', 'doubled', 'emails', 'lost', 'doubled', 'repeated']

type Row = Findings & { fault: string; database: DatabaseKind; died: number; recovery: number; limit: number }

await runCommand(run)

async function run(): Promise<void> {
  const scenarios = chooseScenarios(process.argv.slice(2))
  const bases = createBases()
  const rows: Row[] = []
  process.once('SIGINT', () => void cleanUp().then(() => process.exit(130)))
  printLine(`The log of the product is in ${CHAOS_LOG}`)
  try {
    for (const scenario of scenarios)
      for (const kind of scenario.databases) rows.push(...(await runScenario(bases, scenario, kind)))
  } finally {
    await cleanUp()
  }
  printTable(rows)
  process.exit(rows.every(isKept) ? 0 : 1)

  async function cleanUp(): Promise<void> {
    await stopAllProcesses('SIGKILL')
    releaseDisk()
    await bases.close()
  }
}

function chooseScenarios(names: string[]): Scenario[] {
  const unknown = names.find((name) => !SCENARIOS.some((scenario) => scenario.name === name))
  const known = SCENARIOS.map(({ name }) => name).join(', ')
  if (unknown) throw new StartupError(`Unknown scenario ${unknown}: choose from ${known}.`)
  return names.length === 0 ? SCENARIOS : SCENARIOS.filter(({ name }) => names.includes(name))
}

async function runScenario(bases: Bases, { name, prepare, faults }: Scenario, kind: DatabaseKind): Promise<Row[]> {
  const start = performance.now()
  const { release, ...options } = prepare?.(kind) ?? {}
  const rows: Row[] = []
  try {
    const deployment = await deploy(bases, kind, options)
    const session = await createSession(deployment.sites[0]!.url)
    for (const fault of faults(kind)) rows.push(await runFault(fault, deployment, session))
    const diedBefore = deployment.died()
    await deployment.close()
    rows.at(-1)!.died += deployment.died() - diedBefore
  } finally {
    release?.()
  }
  printLine(`${name} on ${kind}: ${seconds(performance.now() - start)} s`)
  return rows
}

async function runFault(fault: Fault, deployment: Deployment, session: Session): Promise<Row> {
  const problems: string[] = []
  const diedBefore = deployment.died()
  const [post] = await deployment.query<{ id: number }>('select min(id) as id from posts where is_public')
  const load = startLoad(deployment, session, post!.id)
  let recovery = Number.POSITIVE_INFINITY
  try {
    const expect = (isMet: boolean, problem: string) => {
      if (!isMet && !problems.includes(problem)) problems.push(problem)
    }
    recovery = await fault.run({ deployment, load, session, expect })
    await pause(AFTERWARDS_MS)
    await load.stop()
    await deliverAll(deployment, load, fault.attemptSeconds ?? ATTEMPT_SECONDS)
  } catch (error) {
    problems.push((error as Error).message)
    await load.stop()
  }
  // Without a database nothing can be compared: the next faults would show nothing either.
  const findings = await check(deployment, load)
  const row = {
    ...findings,
    problems: [...problems, ...findings.problems],
    fault: fault.name,
    database: deployment.kind,
    died: deployment.died() - diedBefore,
    recovery: recovery / 1000,
    limit: Math.max(fault.recoverySeconds ?? 0, RECOVERY_SECONDS),
  }
  printLine(`${fault.name} (${deployment.kind}): ${isKept(row) ? 'ok' : `FAILED: ${row.problems.join('; ')}`}`)
  return row
}

function isKept(row: Row): boolean {
  const broken = row.lost + row.doubled + row.lostEmails + row.doubledEmails + row.died + row.problems.length
  return broken === 0 && row.recovery <= row.limit
}

function printTable(rows: Row[]): void {
  const lines = rows.map((row) => [
    row.fault,
    row.database,
    row.acknowledged,
    row.lost,
    row.doubled,
    row.emails,
    row.lostEmails,
    row.doubledEmails,
    row.repeatedEmails,
    row.died,
    `${row.recovery.toFixed(1)} (limit ${row.limit})`,
    isKept(row) ? 'ok' : 'FAILED',
  ])
  const table = [[...HEADINGS, 'processes died', 'recovery, s', 'result'], ...lines].map((line) => line.map(String))
  const widths = table[0]!.map((_, column) => Math.max(...table.map((line) => line[column]!.length)))
  const text = table.map((line) => line.map((cell, column) => cell.padEnd(widths[column]!)).join('  '))
  console.log(`\n${text.join('\n')}\n`)
  for (const { fault, database, problems } of rows)
    for (const problem of problems) console.log(`✗ ${fault} (${database}): ${problem}`)
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1)
}
