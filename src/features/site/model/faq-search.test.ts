import { expect, test } from 'vitest'
import { matchesQuery } from './faq-search.ts'

test('an empty query matches everything', () => {
  expect(matchesQuery('', ['anything'])).toBe(true)
  expect(matchesQuery('   ', ['anything'])).toBe(true)
})

test('all words must occur, in any order, ignoring accents and case', () => {
  const texts = ['Combien coûte un site ?', 'À partir de 350 €']
  expect(matchesQuery('SITE coute', texts)).toBe(true)
  expect(matchesQuery('site gratuit', texts)).toBe(false)
})

test('hyphens and apostrophes are ignored', () => {
  expect(matchesQuery('backup', ['Maken jullie back-ups?'])).toBe(true)
  expect(matchesQuery('back-up', ['Do you make backups?'])).toBe(true)
  expect(matchesQuery("l'offre", ['Que contient l’offre ?'])).toBe(true)
  expect(matchesQuery('back-office', ['Maken jullie back-ups?'])).toBe(false)
})
