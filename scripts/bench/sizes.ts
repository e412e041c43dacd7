// npm run bench:sizes: size of the installed packages, and of what browsers load (brotli), as the build prints them.
import { spawnSync } from 'node:child_process'
import { printFigure, startSection } from './report.ts'

startSection('Sizes')
for (const script of ['scripts/install-size.ts', 'scripts/budget.ts']) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [script], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${script} failed: ${stderr}`)
  for (const [, what, figure, limit] of stdout.matchAll(/^• (.+): (.+?)(?: of (\d+))?$/gm))
    printFigure(what!, figure!, limit ? { goal: `≤ ${limit} kB` } : {})
}
