import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { AI_CHECKS } from '#features/audit/model/ai-checks.ts'
import type { AuditResult, PlacedFinding } from '#features/audit/model/apply-checks.ts'
import { SEVERITIES } from '#features/audit/model/check.ts'
import { scoreOf } from '#features/audit/model/score.ts'
import { SEO_CHECKS } from '#features/audit/model/seo-checks.ts'
import { openAuditedDemo } from '../fixtures/audit-demo.ts'
import { FAULTS } from '../fixtures/audit-faults.ts'

const folder = mkdtempSync(join(tmpdir(), 'cyaan-audit-'))
let demo: Awaited<ReturnType<typeof openAuditedDemo>>
let untouched: AuditResult
const results = new Map<string, AuditResult>()

beforeAll(async () => {
  cpSync(inject('firstStart').folder, folder, { recursive: true })
  demo = await openAuditedDemo(folder)
  untouched = await demo.audit()
})
afterAll(async () => {
  await demo.close()
  rmSync(folder, { recursive: true, force: true })
})

const keyOf = ({ check, address, element }: PlacedFinding) => `${check} ${address} ${element}`

/** The findings that the untouched site does not have. */
function newIn({ findings }: AuditResult): PlacedFinding[] {
  const known = new Set(untouched.findings.map(keyOf))
  return findings.filter((finding) => !known.has(keyOf(finding)))
}

test('the untouched demo has no false alarm and the full scores', () => {
  expect(demo.pages.length).toBeGreaterThan(75)
  expect(untouched.findings).toEqual([])
  expect(scoreOf('seo', untouched.checks)).toBe(100)
  expect(scoreOf('ai', untouched.checks)).toBe(100)
})

test('there are at least sixty faults, and one for every check but that of the questions', () => {
  expect(FAULTS.length).toBeGreaterThanOrEqual(60)
  const planted = new Set(FAULTS.flatMap(({ check, also = [] }) => [check, ...also]))
  const ids = [...SEO_CHECKS, ...AI_CHECKS].map(({ id }) => id)
  expect(ids.filter((id) => !planted.has(id))).toEqual(['question-unanswered'])
})

test.each(FAULTS.map((fault) => [fault.name, fault] as const))('%s: found by its check only', async (name, fault) => {
  const result = await demo.audit(fault)
  results.set(name, result)
  const found = newIn(result)
  const [first] = found.filter(({ check, address }) => check === fault.check && address === demo.addressOf(fault))
  expect(first, fault.check).toBeDefined()
  if (fault.element) expect(first!.element).toContain(fault.element)
  else expect(first!.element).toBe('')
  const expected = new Set([fault.check, ...(fault.also ?? [])])
  expect(found.map(({ check }) => check).filter((check) => !expected.has(check))).toEqual([])
  const { area } = first!
  expect(scoreOf(area, result.checks)).toBeLessThan(scoreOf(area, untouched.checks))
})

/** Checks that cost a share of the whole site, so not the points of a page. */
const OF_THE_SITE = new Set([...SEO_CHECKS, ...AI_CHECKS].flatMap((check) => ('unitsOf' in check ? [check.id] : [])))

/** How many faults of each severity there are at least. */
test.each([
  ['seo', 3],
  ['ai', 1],
] as const)('%s: the scores of faults in one page are in the order of their severities', (scored, least) => {
  const scores = SEVERITIES.map((severity) =>
    FAULTS.filter(({ at }) => at === undefined).flatMap(({ name }) => {
      const result = results.get(name)!
      const found = newIn(result).filter(({ area, check }) => area === scored && !OF_THE_SITE.has(check))
      const checks = new Set(found.map(({ check }) => check))
      const isOne = checks.size === 1 && found[0]!.severity === severity
      return isOne ? [scoreOf(scored, result.checks)] : []
    }),
  )
  for (const [index, [severity, next]] of scores.slice(1).map((one, i) => [i, [scores[i]!, one]] as const)) {
    expect(severity.length, SEVERITIES[index]).toBeGreaterThanOrEqual(least)
    expect(Math.max(...severity), SEVERITIES[index]).toBeLessThan(Math.min(...next))
  }
  // A critical fault in an important page.
  expect(Math.max(...scores[0]!)).toBeLessThanOrEqual(60)
})
