import { expect, test } from 'vitest'
import { linkedField } from './linked-field.ts'

test('an address names a field of a text in one language; others name none', () => {
  expect(linkedField('#texts.fr.title')).toEqual({ language: 'fr', name: 'texts.fr.title' })
  expect(linkedField('#texts.nl.document')).toEqual({ language: 'nl', name: 'texts.nl.document' })
  expect(linkedField('#description.fr')).toEqual({ language: 'fr', name: 'description.fr' })
  for (const hash of [
    '#description.de',
    '#slug.fr',
    '#name.fr"]',
    '',
    '#comments',
    '#texts.de.title',
    '#texts.fr.slug"]',
    '#texts.fr.title.x',
  ])
    expect(linkedField(hash)).toBeUndefined()
})
