import { expect, test } from 'vitest'
import { applyInvalidation } from '#platform/server/tags.ts'
import { errorOf } from '#tests/fixtures/identity-fixture.ts'
import { testApp } from '#tests/test-app.ts'
import { type LanguageSettings, languagesSetting } from '../model/languages.schema.ts'
import { openLanguages } from './languages.service.ts'
import { saveSetting } from './setting.service.ts'
import { settings } from './settings.table.ts'

const WITHOUT_ENGLISH: LanguageSettings = { nl: true, en: false, fr: true, defaultLocale: 'fr' }
const FRENCH_ONLY: LanguageSettings = { nl: false, en: false, fr: true, defaultLocale: 'fr' }

async function site() {
  const made = await testApp()
  const admin = await made.as('admin')
  const at = (rest = '') => `/api/settings/admin/languages${rest}`
  const save = (value: object, startedFrom: string | null = null) => admin.send('PUT', at(), { value, startedFrom })
  const undo = (startedFrom: string) => admin.send('POST', at('/undo'), { startedFrom })
  const redirectOf = async (path: string, headers: Record<string, string> = {}) => {
    const { status, headers: sent } = await made.app.request(path, { headers })
    return status === 301 ? sent.get('location') : status
  }
  return { ...made, save, undo, redirectOf }
}

test('a hidden language is gone from the next request on, and back after the undo', async () => {
  const { app, save, undo, redirectOf } = await site()
  expect(await redirectOf('/en/contact')).toBe(404)

  const { updatedAt } = await (await save(WITHOUT_ENGLISH)).json()
  expect(await redirectOf('/en/contact')).toBe('/fr/contact')
  const frame = async () => (await app.request('/api/settings/site')).json()
  expect(await frame()).toMatchObject({ languages: ['fr', 'nl'] })

  await undo(updatedAt)
  expect(await redirectOf('/en/contact')).toBe(404)
  expect(await frame()).toMatchObject({ languages: ['nl', 'en', 'fr'] })
})

test('the last visible language cannot be hidden, and the default one is visible', async () => {
  const { save, redirectOf } = await site()
  const nothing = await save({ nl: false, en: false, fr: false, defaultLocale: 'nl' })
  expect(await errorOf(nothing)).toMatchObject({ fields: { nl: 'Laat minstens één taal zichtbaar.' } })
  const hidden = await save({ nl: false, en: true, fr: true, defaultLocale: 'nl' })
  expect(await errorOf(hidden)).toMatchObject({ fields: { defaultLocale: expect.stringContaining('verborgen') } })
  expect(await errorOf(await save({ ...WITHOUT_ENGLISH, defaultLocale: 'de' }))).toMatchObject({
    code: 'INVALID_INPUT',
  })
  expect(await redirectOf('/')).toBe(404)
})

test('of two owners who save at once, the second one is told', async () => {
  const { save, redirectOf } = await site()
  await save(WITHOUT_ENGLISH)
  const second = await save(FRENCH_ONLY)
  expect([second.status, await errorOf(second)]).toMatchObject([409, { code: 'SETTINGS_CHANGED' }])
  expect(await redirectOf('/contact')).toBe(404)
})

test('a redirect is revalidated, keeps the query, and never stores the token of a link', async () => {
  const { app, save, redirectOf } = await site()
  await save(FRENCH_ONLY)
  const { headers } = await app.request('/blog?q=a')
  expect([headers.get('location'), headers.get('cache-control'), headers.get('vary')]).toEqual([
    '/fr/blog?q=a',
    'public, max-age=0, must-revalidate',
    'Accept-Language, Cookie',
  ])
  expect((await app.request('/en/reset-password?token=t')).headers.get('cache-control')).toBe('no-store')
  // One redirect, whatever the spelling.
  expect(await redirectOf('/nl//Blog/')).toBe('/fr/blog')
  expect(await redirectOf('/en/')).toBe('/fr')
  expect(await redirectOf('/fr/blog?lng=en')).toBe('/fr/blog')
})

test('a form that was open when its language was hidden is still sent', async () => {
  const { app, save } = await site()
  await save(FRENCH_ONLY)
  const form = new URLSearchParams({ title: 'x' })
  expect((await app.request('/en/contact', { method: 'POST', body: form })).status).not.toBe(301)
})

test.each([
  ['a text', 'nl', ['nl', 'en', 'fr']],
  ['no visible language', { nl: false, en: false, fr: false, defaultLocale: 'fr' }, ['nl', 'en', 'fr']],
  ['a language of a later version', { de: true, nl: 'yes', fr: false, defaultLocale: 'de' }, ['nl', 'en']],
])('a stored setting that is damaged leaves a site that works: %s', async (_, value, shown) => {
  const { app, ctx } = await site()
  await ctx.db.insert(settings).values({ key: 'languages', value: value as object, updatedAt: ctx.now() })
  applyInvalidation(['languages'])
  const { languages } = await (await app.request('/api/settings/site')).json()
  expect(languages).toEqual(shown)
})

test('another process reads the languages again when it is notified, and not on every request', async () => {
  const { ctx, redirectOf } = await site()
  // Written by another process: this one has not been notified yet.
  await ctx.db.insert(settings).values({ key: 'languages', value: FRENCH_ONLY, updatedAt: ctx.now() })
  expect(await redirectOf('/contact')).toBe(404)
  applyInvalidation(['languages'])
  expect(await redirectOf('/contact')).toBe('/fr/contact')
})

test('while the database does not respond, the languages that were read last apply', async () => {
  const { ctx, logged } = await site()
  await saveSetting(ctx, null, languagesSetting, FRENCH_ONLY)
  await ctx.languages.ready()
  const { db } = ctx
  const fail = () => {
    throw new Error('no database')
  }
  let isBroken = false
  const source = await openLanguages({
    log: ctx.log,
    db: new Proxy(db, { get: (target, name) => (isBroken ? fail : Reflect.get(target, name)) }),
  })
  isBroken = true
  applyInvalidation('all')
  await source.ready()
  expect(source.current()).toEqual({ visible: ['fr'], defaultLocale: 'fr' })
  expect(logged()).toContain('the languages of the site were not read')
  isBroken = false
  await source.ready()
  expect(source.current()).toEqual({ visible: ['fr'], defaultLocale: 'fr' })
  source.close()
})
