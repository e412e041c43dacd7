import { expect, test } from 'vitest'
import { matches } from './search.ts'

test('an empty query finds everything', () => {
  expect(matches('', ['anything'])).toBe(true)
  expect(matches('   ', ['anything'])).toBe(true)
})

test('all words must occur, in any order, whatever the accents and capitals', () => {
  const texts = ['Combien coûte un site ?', 'À partir de 350 €']
  expect(matches('SITE coute', texts)).toBe(true)
  expect(matches('site gratuit', texts)).toBe(false)
})
