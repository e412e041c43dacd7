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

test('a hyphen or an apostrophe, written or not, makes no difference', () => {
  expect(matches('backup', ['Maken jullie back-ups?'])).toBe(true)
  expect(matches('back-up', ['Do you make backups?'])).toBe(true)
  expect(matches("l'offre", ['Que contient l’offre ?'])).toBe(true)
  expect(matches('back-office', ['Maken jullie back-ups?'])).toBe(false)
})
