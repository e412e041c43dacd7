import { expect, test } from 'vitest'
import { blueprintOf } from './blueprint.ts'

const TITLES = ['Waarom je site traag is', 'Wat kost een webshop?', 'Sauvegardes', '', '🙂', 'x'.repeat(150)]

test('the same title gives the same drawing, another title a different one', () => {
  for (const title of TITLES) expect(blueprintOf(title)).toEqual(blueprintOf(title))
  expect(new Set(TITLES.map((title) => JSON.stringify(blueprintOf(title)))).size).toBe(TITLES.length)
})

test('a drawing contains only numbers', () => {
  for (const title of TITLES) {
    const { paths, accents } = blueprintOf(title)
    for (const path of [...paths, ...accents]) expect(path).toMatch(/^[MhvHVaz\d\s.-]+$/)
  }
})
