import { expect, test } from 'vitest'
import { applyPackageChanges, diffPackages, type FullPackages, packageChanges } from './packages.schema.ts'

const words = (title: string) => ({ title, description: 'd', features: ['a', 'b'], extras: [], extraInfo: ['i'] })
const whole = (price: number) => ({ price, texts: { nl: words('nl'), en: words('en'), fr: words('fr') } })
const STANDARD = { basic: whole(7.99), ecommerce: whole(19.99), enterprise: whole(21.99) } satisfies FullPackages

test('without changes the packages are the standard ones, and nothing is stored', () => {
  expect(applyPackageChanges(STANDARD, {})).toEqual(STANDARD)
  expect(diffPackages(STANDARD, STANDARD)).toEqual({})
})

test('only differences are stored, and are merged back in place', () => {
  const wanted = structuredClone(STANDARD)
  wanted.basic.price = 9.99
  wanted.enterprise.texts.fr.features = []
  const changes = diffPackages(STANDARD, wanted)
  expect(changes).toEqual({ basic: { price: 9.99 }, enterprise: { texts: { fr: { features: [] } } } })
  expect(applyPackageChanges(STANDARD, changes)).toEqual(wanted)
})

test('a removed price is a difference', () => {
  const wanted: FullPackages = { ...STANDARD, basic: { ...STANDARD.basic, price: null } }
  const changes = diffPackages(STANDARD, wanted)
  expect(changes).toEqual({ basic: { price: null } })
  expect(applyPackageChanges(STANDARD, changes)).toEqual(wanted)
})

test('a package that the owner added is stored beside the changes; one of an unknown name is refused', () => {
  const wanted: FullPackages = { ...STANDARD, 'own-a1b2c3d4': whole(5) }
  const changes = diffPackages(STANDARD, wanted)
  expect(Object.keys(changes)).toEqual(['own-a1b2c3d4'])
  expect(applyPackageChanges(STANDARD, changes)).toEqual(wanted)
  expect(packageChanges.safeParse(changes).success).toBe(true)
  expect(packageChanges.safeParse({ gratis: { price: 0 } }).success).toBe(false)
})

test.each([0, 7.99, 19.9, 1234.56, null])('%d euro is a valid price', (price) => {
  expect(packageChanges.safeParse({ basic: { price } }).success).toBe(true)
})

test.each([-1, 1.999, Number.NaN, 1e9, '7.99'])('%s is not a valid price', (price) => {
  expect(packageChanges.safeParse({ basic: { price } }).success).toBe(false)
})
