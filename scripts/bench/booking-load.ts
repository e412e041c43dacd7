// npm run bench:booking-load: 10,000 requests that nobody confirms, and 10,000 attempts to take the same times, on both
// databases. The tests in tests/load need the test application, which sets the clock and allows a calendar on loopback.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const projects = ['load-embedded', 'load-postgres'].map((name) => `--project=${name}`)
const { status } = spawnSync(join('node_modules', '.bin', 'vitest'), ['run', ...projects], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
process.exit(status ?? 1)
