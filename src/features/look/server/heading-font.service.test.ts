import { expect, test } from 'vitest'
import { withoutUnsupportedCharacters } from './heading-font.service.ts'

test('characters that the font lacks are left out of a share image', () => {
  expect(withoutUnsupportedCharacters('Été à Liège: “€ 5” – œuvre, Łódź')).toBe('Été à Liège: “€ 5” – œuvre, Łódź')
  expect(withoutUnsupportedCharacters('Nieuw 🎉 in 日本 vandaag')).toBe('Nieuw in vandaag')
  expect(withoutUnsupportedCharacters('مرحبا')).toBe('')
})
