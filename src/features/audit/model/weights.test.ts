import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { en as aiTexts } from '../messages/ai-checks/en.ts'
import { en as seoTexts } from '../messages/checks/en.ts'
import { AI_CHECKS } from './ai-checks.ts'
import { SEVERITIES } from './check.ts'
import { SEO_CHECKS } from './seo-checks.ts'
import { PAGE_WEIGHTS, pointsOf, SCORE_CAPS, SEVERITY_POINTS, weightPages } from './weights.ts'

const document = readFileSync('docs/audit-scores.md', 'utf8')
const texts: Record<string, string> = { ...seoTexts, ...aiTexts }
const rowsOf = (section: string) =>
  (document.split(`## ${section}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
    .slice(1)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )

/** The lines that belong in the document, most severe first. Shown when the comparison fails. */
const expected = (checks: typeof SEO_CHECKS) =>
  SEVERITIES.flatMap((severity) =>
    checks
      .filter((check) => check.severity === severity)
      .map((check) => [
        `\`${check.id}\``,
        texts[`${check.id}.title`]!,
        severity,
        `${pointsOf(check)}${check.scope === 'site' && check.unitsOf ? ', of the site' : ''}`,
      ]),
  )

test('docs/audit-scores.md lists every check with its points', () => {
  expect(rowsOf('Search engines')).toEqual(expected(SEO_CHECKS))
  expect(rowsOf('AI assistants')).toEqual(expected(AI_CHECKS))
})

test('docs/audit-scores.md lists the points of each severity, the weights of pages and the caps', () => {
  expect(rowsOf('Severities').map(([name, points]) => [name, Number(points)])).toEqual(Object.entries(SEVERITY_POINTS))
  const { important, mostViewed, unviewed } = PAGE_WEIGHTS
  expect(rowsOf('Pages').map(([, weight, cap]) => [weight, Number(cap)])).toEqual([
    [String(important), SCORE_CAPS.important],
    [`${unviewed} to ${mostViewed}`, SCORE_CAPS.other],
  ])
})

test('important pages weigh most; the others by their views', () => {
  const pages = ['/', '/booking', '/faq', '/blog', '/terms'].map((path) => ({ address: `/fr${path}`, path }))
  const weights = weightPages(
    pages,
    new Map([
      ['/', 5000],
      ['/faq', 200],
      ['/blog', 50],
    ]),
  )
  expect([...weights.values()]).toEqual([10, 10, 5, 2, 1])
  expect([...weightPages(pages, new Map()).values()]).toEqual([10, 10, 1, 1, 1])
})
