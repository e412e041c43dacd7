import { expect, test } from 'vitest'
import { withoutUnsupportedCharacters } from './share-image.service.ts'

test('a picture shows what its letters can write, and no boxes for the rest', () => {
  expect(withoutUnsupportedCharacters('Été à Liège: “€ 5” – œuvre, Łódź')).toBe('Été à Liège: “€ 5” – œuvre, Łódź')
  expect(withoutUnsupportedCharacters('Nieuw 🎉 in 日本 vandaag')).toBe('Nieuw in vandaag')
  expect(withoutUnsupportedCharacters('مرحبا')).toBe('')
})
