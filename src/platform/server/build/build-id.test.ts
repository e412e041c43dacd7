import { expect, test } from 'vitest'
import { BUILD_ID_PATTERN, DEVELOPMENT_BUILD, hashOfNames, readBuildId } from './build-id.ts'

test('the build id depends on the names of the built files, not on their order', () => {
  const id = hashOfNames(['index-a1b2.js', 'styles-c3d4.css'])
  expect(id).toMatch(BUILD_ID_PATTERN)
  expect(hashOfNames(['styles-c3d4.css', 'index-a1b2.js'])).toBe(id)
  expect(hashOfNames(['index-a1b3.js', 'styles-c3d4.css'])).not.toBe(id)
})

test('development has no build id', () => {
  expect(readBuildId({ NODE_ENV: 'development' })).toBe(DEVELOPMENT_BUILD)
  expect(DEVELOPMENT_BUILD).not.toMatch(BUILD_ID_PATTERN)
})
