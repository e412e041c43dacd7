import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { groupByLicence, isAllowedLicence } from '../scripts/licence-rules.ts'

test('every package has a licence that is allowed', () => {
  const groups = groupByLicence(JSON.parse(readFileSync('package-lock.json', 'utf8')).packages)
  expect(groups.length).toBeGreaterThan(5)
  expect(groups.filter(({ licence }) => !isAllowedLicence(licence))).toEqual([])
})

test('of a choice one licence is enough, of a combination all are needed; unknown and missing ones are refused', () => {
  for (const licence of ['MIT', '(MIT OR GPL-3.0-only)', 'MIT AND Zlib']) expect(isAllowedLicence(licence)).toBe(true)
  for (const licence of ['AGPL-3.0-only', 'MIT AND GPL-3.0-only', '(MIT OR X) AND GPL-2.0-only', 'SEE LICENSE', ''])
    expect(isAllowedLicence(licence), licence).toBe(false)
  const packages = { '': {}, 'node_modules/a': {}, 'node_modules/b/node_modules/@c/d': { license: 'MIT' } }
  expect(groupByLicence(packages)).toEqual([
    { licence: 'none', names: ['a'] },
    { licence: 'MIT', names: ['@c/d'] },
  ])
})
