import { expect, onTestFinished, test } from 'vitest'
import { defineTexts, translate } from '../i18n/texts.ts'
import { setServerFetch } from './api-fetch.ts'
import { loadPageTexts } from './load-page-texts.ts'

const nl = { save: 'Bewaren', close: 'Sluiten' } as const
const menuTexts = defineTexts('menu', {
  nl: async () => ({ nl }),
  en: async () => ({ en: translate<typeof nl>()({ save: 'Save', close: 'Close' }) }),
  fr: async () => ({ fr: translate<typeof nl>()({ save: 'Garder', close: 'Fermer' }) }),
})

function answerWith(answer: () => Promise<Response>): void {
  setServerFetch(answer)
  onTestFinished(() => setServerFetch(fetch))
}

test('texts of the owner replace the standard ones', async () => {
  answerWith(async () => Response.json({ menu: { close: 'Weg' } }))
  expect(await loadPageTexts('nl', menuTexts)).toEqual({
    locale: 'nl',
    texts: { menu: { save: 'Bewaren', close: 'Weg' } },
  })
})

test.each([
  ['the device is offline', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server is overloaded', async () => new Response('', { status: 503 })],
  ['the response is cut off', async () => new Response('{"menu":')],
])('a part has its standard texts when %s', async (_, answer) => {
  answerWith(answer)
  expect(await loadPageTexts('nl', menuTexts)).toEqual({ locale: 'nl', texts: { menu: nl } })
})
