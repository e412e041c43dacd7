import { expect, test } from 'vitest'
import type { AuditedSite, Check, Finding } from '#features/audit/model/check.ts'
import { FACTS } from './audit-pages.ts'

/** The findings of one check on a site. */
export function runCheck(check: Check, site: AuditedSite): Finding[] {
  if (check.scope === 'site') return check.run(site)
  return site.pages.filter((one) => check.appliesTo?.(one) ?? true).flatMap((one) => check.run(one, FACTS))
}

type Checked<Fixture> = {
  checks: readonly Check[]
  /** For each check, a site that passes and one that fails it. */
  pairs: Record<string, { passes: Fixture; fails: Fixture }>
  build: (fixture: Fixture) => AuditedSite
  /** `<id>.title`, `.why` and `.change`, per language; Dutch first. */
  texts: readonly Record<string, string>[]
}

/** Every check is right about its two sites, and has its texts. */
export function testChecks<Fixture>({ checks, pairs, build, texts }: Checked<Fixture>): void {
  test.each(checks.map((check) => [check.id, check] as const))('%s: one passes, one fails', (id, check) => {
    expect(runCheck(check, build(pairs[id]!.passes))).toEqual([])
    const found = runCheck(check, build(pairs[id]!.fails))
    expect(found).not.toEqual([])
    // A finding fills every hole of its explanation.
    for (const language of texts)
      for (const [, hole] of language[`${id}.change`]!.matchAll(/\{(\w+)\}/g))
        expect(found[0]!.values).toHaveProperty(hole!)
  })

  test('every check has its texts, and there are no others', () => {
    const keys = checks.flatMap(({ id }) => ['title', 'why', 'change'].map((part) => `${id}.${part}`))
    expect(Object.keys(texts[0]!).toSorted()).toEqual(keys.toSorted())
    expect(Object.keys(pairs).toSorted()).toEqual(checks.map(({ id }) => id).toSorted())
  })
}
