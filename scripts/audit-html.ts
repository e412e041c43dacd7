// npm run audit:html: the Nu HTML checker on every public page of the built product with demo content, in three
// languages. Needs a Java runtime; npm downloads the checker, which is too large for a dependency that few use.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { printLine } from './command.ts'
import { listAddresses } from './public-addresses.ts'
import { startSite, stopAllProcesses } from './site-process.ts'

const CHECKER = 'vnu-jar@26.9.27'

if (spawnSync('java', ['-version']).error) {
  printLine('audit:html needs a Java runtime (java) on the PATH')
  process.exit(1)
}
const folder = mkdtempSync(join(tmpdir(), 'cyaan-html-'))
const pages = join(folder, 'pages')
mkdirSync(pages)
try {
  const { port } = await startSite({ DATA_DIR: folder, DATABASE_URL: '', PUBLIC_URL: '' })
  const origin = `http://localhost:${port}`
  const dutch = await listAddresses(origin)
  // One address that is not found. The checker refuses URLs of this machine, so it gets files.
  const addresses = [...dutch, '/nope'].flatMap((path) => [path, `/en${path}`, `/fr${path}`])
  for (const address of addresses) {
    const response = await fetch(origin + address, { headers: { 'accept-language': 'nl' } })
    writeFileSync(join(pages, `${address.replaceAll(/\W+/g, '-')}.html`), await response.text())
  }
  const { status } = spawnSync(
    'npm',
    ['exec', '--yes', `--package=${CHECKER}`, '--', 'vnu', '--errors-only', '--skip-non-html', pages],
    { stdio: 'inherit' },
  )
  printLine(`${addresses.length} pages, ${status === 0 ? 'no error' : 'errors above'}`)
  process.exitCode = status === 0 ? 0 : 1
} finally {
  await stopAllProcesses()
  rmSync(folder, { recursive: true, force: true })
}
