import { expect, test } from 'vitest'
import { drawable } from './share-image.ts'

test('a picture shows what its letters can write, and no boxes for the rest', () => {
  expect(drawable('Été à Liège: “€ 5” – œuvre, Łódź')).toBe('Été à Liège: “€ 5” – œuvre, Łódź')
  expect(drawable('Nieuw 🎉 in 日本 vandaag')).toBe('Nieuw in vandaag')
  expect(drawable('مرحبا')).toBe('')
})
