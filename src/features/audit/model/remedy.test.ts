import { expect, test } from 'vitest'
import { AI_CHECKS } from './ai-checks.ts'
import { isForDeveloper, OWNER_CHECKS, OWNER_SETTINGS } from './remedy.ts'
import { SEO_CHECKS } from './seo-checks.ts'

test('the owner changes the text of an article, and only title and description of a page', () => {
  expect(isForDeveloper('readability', 'page')).toBe(true)
  expect(isForDeveloper('readability', 'post')).toBe(false)
  expect(isForDeveloper('title-length', 'page')).toBe(false)
  expect(isForDeveloper('html-validity', 'post')).toBe(true)
  expect(isForDeveloper('sitemap-missing', null)).toBe(true)
  expect(isForDeveloper('question-unanswered', null)).toBe(false)
})

test('every check with a remedy exists', () => {
  const ids = [...SEO_CHECKS, ...AI_CHECKS].map(({ id }) => id)
  for (const check of [...Object.values(OWNER_CHECKS).flat(), ...OWNER_SETTINGS]) expect(ids).toContain(check)
})
