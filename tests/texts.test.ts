import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { DESCRIPTION_LENGTH_RANGE, TITLE_LENGTH_RANGE } from '#features/audit/model/checks/title.ts'
import { DEMO_COMPANY } from '#features/demo/server/demo-company.service.ts'
import { documentTitle } from '#features/settings/model/document-title.ts'
import { fill } from '#features/site/content/fill.ts'
import { INITIAL_FACTS, placeholderValues } from '#features/site/model/placeholder-values.ts'
import { type TextCatalogue, unusedTexts } from './unused-texts.ts'

const sources = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !file.includes('/messages/') && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, code: readFileSync(file, 'utf8') }))

async function readCatalogue(file: string): Promise<TextCatalogue> {
  const folder = dirname(file)
  const definition = /export const (\w+) = defineTexts\(\s*'([\w-]+)'/.exec(readFileSync(`${folder}/index.ts`, 'utf8'))!
  const { nl } = (await import(/* @vite-ignore */ `../${file}`)) as { nl: Record<string, unknown> }
  return { folder, exported: definition[1]!, name: definition[2]!, keys: Object.keys(nl) }
}

test('every text is used somewhere', async () => {
  const catalogues = await Promise.all(globSync('src/**/messages/**/nl.ts').map(readCatalogue))
  expect(catalogues.length).toBeGreaterThan(30)
  expect(unusedTexts(catalogues, sources)).toEqual([])
})

test('an unused text is found, even where other code contains the same string', async () => {
  const catalogues = await Promise.all(
    ['media', 'reviews'].map((slice) => readCatalogue(`src/features/${slice}/messages/nl.ts`)),
  )
  const planted = ['queued', 'error.PLANTED', 'error.slot', 'sort.planted', 'planted']
  const found = unusedTexts(
    catalogues.map((one) => ({ ...one, keys: [...one.keys, ...planted] })),
    sources,
  )
  expect(found.map((line) => line.split(': ')[1])).toEqual([...planted, ...planted])
})

test('a key is used as a string, by a component, a schema, a list or a template, not by a comment or a column', () => {
  const keys = ['plain', 'passed', 'listed', 'short', 'state.open', 'state.gone', 'column', 'said', 'elsewhere']
  const code = [
    { file: 'src/features/a/ui/a.tsx', code: `t('plain'); t(\`state.\${one}\`) // 'said'` },
    { file: 'src/features/a/ui/list.tsx', code: '<List t={t} />' },
    { file: 'src/ui/list.tsx', code: "type ListProps = { t: (key: 'passed' | 'other') => string }" },
    { file: 'src/features/a/model/a.ts', code: "z.string('a:short'); const STATES = ['open']" },
    { file: 'src/features/a/server/a.table.ts', code: "text('column')" },
    { file: 'src/features/b/ui/b.tsx', code: "[{ key: 'listed' }]; t('elsewhere')" },
  ]
  const catalogue = { folder: 'src/features/a/messages', exported: 'aTexts', name: 'a', keys }
  const found = ['state.gone', 'column', 'said', 'elsewhere'].map((key) => `${catalogue.folder}: ${key}`)
  expect(unusedTexts([catalogue], code)).toEqual(found)
})

test('titles and descriptions fit a search result, in every language', async () => {
  const { loadPage } = await import('#features/site/content/load-page.ts')
  const { nl } = await import('#features/site/content/nl.ts')
  const owner = { ...INITIAL_FACTS, company: DEMO_COMPANY }
  const unfit: string[] = []
  const check = (name: string, { length }: string, { min, max }: { min: number; max: number }) => {
    if (length < min || length > max) unfit.push(`${name}: ${length}`)
  }
  for (const locale of ['nl', 'en', 'fr'] as const) {
    for (const key of Object.keys(nl.public) as (keyof typeof nl.public)[]) {
      const { title, description } = fill(await loadPage(locale, key), placeholderValues(locale, owner))
      check(`${locale} ${key} title`, documentTitle(title, DEMO_COMPANY.name), TITLE_LENGTH_RANGE)
      check(`${locale} ${key} description`, description, DESCRIPTION_LENGTH_RANGE)
    }
  }
  expect(unfit).toEqual([])
})

test('dates are formatted in one place, where the first of the month is written as the language does', () => {
  const elsewhere = sources.filter(
    ({ file, code }) =>
      file !== 'src/kernel/date-format.ts' &&
      /Intl\.DateTimeFormat\((INTL_LOCALE|region|locale)|toLocaleDateString\(\)/.test(code),
  )
  expect(elsewhere.map(({ file }) => file)).toEqual([])
})
