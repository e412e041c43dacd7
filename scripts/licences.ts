// npm run licences: prints the licences of all packages, and fails on one that is not allowed.
import { readFileSync } from 'node:fs'
import { groupByLicence, isAllowedLicence, type LockedPackages } from './licence-rules.ts'

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: LockedPackages }
const groups = groupByLicence(packages)
for (const { licence, names } of groups) {
  const list = names.length > 5 ? `${names.slice(0, 5).join(', ')} …` : names.join(', ')
  console.log(
    `${isAllowedLicence(licence) ? '✓' : '✗'} ${licence.padEnd(40)} ${String(names.length).padStart(4)}  ${list}`,
  )
}
const refused = groups.filter(({ licence }) => !isAllowedLicence(licence))
for (const { licence, names } of refused) console.error(`✗ ${licence} is not allowed: ${names.join(', ')}`)
process.exit(refused.length === 0 ? 0 : 1)
