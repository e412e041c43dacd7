import { expect, test } from 'vitest'
import { createT, defineTexts, loadTexts, translate } from './texts.ts'

const nl = { hello: 'Dag {name}', posts: { one: '{count} artikel', other: '{count} artikels' } } as const
const fr = translate<typeof nl>()({
  hello: 'Bonjour {name}',
  posts: { one: '{count} article', other: '{count} articles' },
})

test('placeholders are filled in, and plurals follow the language', () => {
  const inDutch = createT<typeof nl>('nl', nl)
  const inFrench = createT<typeof nl>('fr', fr)
  expect(inDutch('hello', { name: 'Rita' })).toBe('Dag Rita')
  expect([inDutch('posts', { count: 0 }), inDutch('posts', { count: 1 })]).toEqual(['0 artikels', '1 artikel'])
  expect([inFrench('posts', { count: 0 }), inFrench('posts', { count: 2 })]).toEqual(['0 article', '2 articles'])
})

test('only the wanted language is loaded', async () => {
  const loads: string[] = []
  const loaded = <Text>(locale: string, text: Text) => {
    loads.push(locale)
    return text
  }
  const texts = defineTexts('x', {
    nl: async () => loaded('nl', { nl }),
    en: async () => loaded('en', { en: nl }),
    fr: async () => loaded('fr', { fr }),
  })
  expect(await loadTexts('fr', texts)).toEqual({ locale: 'fr', texts: { x: fr } })
  expect(loads).toEqual(['fr'])
})

test('a translation that differs from the Dutch one does not compile', () => {
  // @ts-expect-error a key is missing
  translate<typeof nl>()({ hello: 'Hi {name}' })
  // @ts-expect-error a key is extra
  translate<typeof nl>()({ ...fr, more: 'x' })
  // @ts-expect-error another placeholder
  translate<typeof nl>()({ ...fr, hello: 'Hi {who}' })
  // @ts-expect-error a plural lost its count
  translate<typeof nl>()({ ...fr, posts: { one: 'one', other: 'many' } })
  const t = createT<typeof nl>('nl', nl)
  // @ts-expect-error no such key
  t('helo')
  // @ts-expect-error the name is missing
  t('hello')
  expect(t('hello', { name: 'x' })).toBe('Dag x')
})
