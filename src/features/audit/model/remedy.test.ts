import { expect, test } from 'vitest'
import { AI_CHECKS } from './ai-checks.ts'
import { fieldOfCheck, isForDeveloper, OWNER_CHECKS, OWNER_SETTINGS } from './remedy.ts'
import { SEO_CHECKS } from './seo-checks.ts'

test('the owner changes the texts of a page and of an article, and name and description of a category', () => {
  for (const check of ['readability', 'text-language', 'link-broken', 'link-external', 'title-length']) {
    expect(isForDeveloper(check, 'page'), check).toBe(false)
    expect(isForDeveloper(check, 'post'), check).toBe(false)
  }
  expect(isForDeveloper('readability', 'category')).toBe(true)
  expect(isForDeveloper('title-length', 'category')).toBe(false)
  expect(isForDeveloper('image-alt', 'page')).toBe(true)
  expect(isForDeveloper('image-alt', 'post')).toBe(false)
  expect(isForDeveloper('sitemap-missing', null)).toBe(true)
  // robots.txt has no setting, and a date is set by saving: the text of the check asks for markup.
  for (const check of ['crawlers-answers', 'crawlers-training', 'freshness'])
    for (const kind of [null, 'page', 'post'] as const) expect(isForDeveloper(check, kind), check).toBe(true)
  expect(isForDeveloper('question-unanswered', null)).toBe(false)
})

test('every check with a remedy exists', () => {
  const ids = [...SEO_CHECKS, ...AI_CHECKS].map(({ id }) => id)
  for (const check of [...Object.values(OWNER_CHECKS).flat(), ...OWNER_SETTINGS]) {
    expect(ids).toContain(check)
    expect(fieldOfCheck(check), check).toBeDefined()
  }
})
