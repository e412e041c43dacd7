import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { siteTexts } from '#features/site/messages/index.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { loadTexts, type Uses } from '#platform/i18n/texts.ts'
import { shellTexts } from './messages/index.ts'
import { PageOf } from './page.tsx'

const page = { heading: 'Prices', lead: 'What it costs' }

function Prices({ from }: { from: string } & Uses<[typeof siteTexts]>) {
  const t = useT(siteTexts)
  return <p>{`${t('book')} ${from}`}</p>
}

test('a screen gets the data and the texts of the loader', async () => {
  const data = { page, from: '€ 900', texts: await loadTexts('en', siteTexts) }
  expect(renderToStaticMarkup(<PageOf data={data} screen={Prices} />)).toContain('€ 900')
})

test('a screen with a property that the loader does not give does not compile', async () => {
  const data = { page, texts: await loadTexts('en', siteTexts) }
  // @ts-expect-error: `from` is missing
  expect(<PageOf data={data} screen={Prices} />).toBeDefined()
})

test('a screen with a property of another type does not compile', async () => {
  const data = { page, from: 900, texts: await loadTexts('en', siteTexts) }
  // @ts-expect-error: `from` is a number
  expect(<PageOf data={data} screen={Prices} />).toBeDefined()
})

test('a catalogue that the loader forgot does not compile', async () => {
  const data = { page, from: '€ 900', texts: await loadTexts('en', shellTexts) }
  // @ts-expect-error: the texts of the site are missing
  expect(<PageOf data={data} screen={Prices} />).toBeDefined()
})
