// npm run doctor: checks a deployment, while the site runs or is stopped. --json: for monitoring. --deep: also reads
// every table. Exit code 1 when something is wrong.
import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { openOrAttach } from '../src/platform/server/database/open-or-attach.ts'
import { checkCombinations, checkNames, checkNode } from '../src/server/doctor/check-environment.ts'
import { type Diagnosis, type DiagnosisStatus, diagnosesOf } from '../src/server/doctor/diagnosis.ts'
import { diagnose } from '../src/server/doctor/doctor.ts'
import { loadEnv, runCommand } from './command.ts'

const SIGNS: Record<DiagnosisStatus, string> = { problem: '✗', warning: '!', skipped: '–', ok: '✓' }

await runCommand(async () => {
  const fileNames = existsSync('.env') ? Object.keys(parseEnv(readFileSync('.env', 'utf8'))) : []
  const names = [...new Set([...Object.keys(process.env), ...fileNames])]
  const found = [
    ...checkNode(process.versions.node),
    ...checkNames({ names, fileNames }),
    ...(await checkRest(fileNames)),
  ]
  const problems = found.filter(({ status }) => status === 'problem').length
  if (process.argv.includes('--json'))
    console.log(JSON.stringify({ isHealthy: problems === 0, results: found }, null, 2))
  else print(found)
  process.exit(problems === 0 ? 0 : 1)
})

async function checkRest(fileNames: string[]): Promise<Diagnosis[]> {
  const { ok, problem } = diagnosesOf('environment')
  try {
    const env = loadEnv()
    const results = [ok('All variables have valid values.'), ...checkCombinations(env, fileNames)]
    return [...results, ...(await diagnose(env, () => openOrAttach(env), { isDeep: process.argv.includes('--deep') }))]
  } catch (failure) {
    if ((failure as Error).name !== 'StartupError') throw failure
    return [problem(`${(failure as Error).message} The other checks need a valid environment.`)]
  }
}

/** What is wrong comes first. */
function print(found: Diagnosis[]): void {
  for (const status of Object.keys(SIGNS) as DiagnosisStatus[])
    for (const { area, text } of found.filter((one) => one.status === status))
      console.log(`${SIGNS[status]} ${area}: ${text}`)
  const count = (status: DiagnosisStatus) => found.filter((one) => one.status === status).length
  console.log(
    `Problems: ${count('problem')}, warnings: ${count('warning')}, passed: ${count('ok')}, skipped: ${count('skipped')}`,
  )
}
