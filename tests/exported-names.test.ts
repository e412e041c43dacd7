import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Exported names that may exist in several files, and why. */
const ALLOWED: Record<string, string> = {
  formatWeekday: 'booking: one for emails, one for the calendar in the browser; the same result',
  signOut: 'the use case on the server, and the call of the browser that runs it',
}

test('no exported name has two meanings', () => {
  const files = globSync('src/**/*.{ts,tsx}').map((file) => file.replaceAll('\\', '/'))
  const byName = Map.groupBy(files.filter(hasUniqueNames).flatMap(exportsOf), ({ name }) => name)
  const repeated = [...byName.values()].filter((exports) => exports.length > 1 && !ALLOWED[exports[0]!.name])
  expect(repeated.map((exports) => `${exports[0]!.name}: ${exports.map(({ file }) => file).join(', ')}`)).toEqual([])
})

/** Not tests, route files (`Route`), texts (`nl`, `en`, `fr`), and repositories, which are imported as namespaces. */
function hasUniqueNames(file: string): boolean {
  return !/\.(test|gen|repo)\.|^src\/routes\/|\/(nl|en|fr)\.ts$/.test(file)
}

function exportsOf(file: string): { name: string; file: string }[] {
  const declarations = readFileSync(file, 'utf8').matchAll(
    /^export (?:async )?(?:function\*?|const|let|class|type) (\w+)/gm,
  )
  return Array.from(new Set(Array.from(declarations, ([, name]) => name!)), (name) => ({ name, file }))
}
