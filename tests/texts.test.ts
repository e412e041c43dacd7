import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { NO_MEASUREMENT } from '#features/settings/model/measurement.ts'
import { DEMO_COMPANY } from '#features/settings/server/demo-company.ts'
import { fill } from '#features/site/content/fill.ts'
import { holeTexts } from '#features/site/model/owner.ts'

const sources = globSync('src/**/*.{ts,tsx}').filter(
  (file) => !file.includes('/messages/') && !file.endsWith('.test.ts'),
)
const code = sources.map((file) => readFileSync(file, 'utf8')).join('\n')
const words = new Set(code.match(/\w+/g))
/** The families whose members are looked up by what follows the dot. */
const families = new Set(Array.from(code.matchAll(/(\w+)\.\$\{/g), ([, family]) => family))

test('every text is used somewhere', async () => {
  const unused: string[] = []
  for (const file of globSync('src/**/messages/**/nl.ts')) {
    const { nl } = (await import(/* @vite-ignore */ `../${file}`)) as { nl: Record<string, unknown> }
    // `error.CODE` and `anchor.name` are looked up by what follows the dot, `reset.subject` by what stands before it.
    for (const key of Object.keys(nl)) {
      const [family, member] = key.split('.')
      const isUsed =
        code.includes(`'${key}'`) ||
        (member &&
          families.has(family) &&
          member.match(/\w+/g)!.every((word) => words.has(word)) &&
          code.includes(member)) ||
        (member && code.includes(`}.${member}\``) && code.includes(`'${family}'`)) ||
        code.includes(`key: '${key}'`) ||
        code.includes(`:${key}'`)
      if (!isUsed) unused.push(`${dirname(file)}: ${key}`)
    }
  }
  expect(unused).toEqual([])
})

test('titles and descriptions fit a search result, in every language', async () => {
  const { loadPage } = await import('#features/site/content/page-content.ts')
  const { nl } = await import('#features/site/content/nl.ts')
  const owner = { company: DEMO_COMPANY, packages: {}, measurement: NO_MEASUREMENT }
  const tooLong: string[] = []
  for (const locale of ['nl', 'en', 'fr'] as const) {
    for (const key of Object.keys(nl.public) as (keyof typeof nl.public)[]) {
      const { title, description } = fill(await loadPage(locale, key), holeTexts(locale, owner))
      if (`${title} | Studio Cyaan`.length > 60) tooLong.push(`${locale} ${key} title: ${title.length}`)
      if (description.length > 155) tooLong.push(`${locale} ${key} description: ${description.length}`)
    }
  }
  expect(tooLong).toEqual([])
})

test('French punctuation never begins a line of its own', () => {
  const alone = globSync('src/**/{fr.ts,fr/**/*.ts}').flatMap((file) =>
    (readFileSync(file, 'utf8').match(/'(?:[^'\\\n]|\\.)*'/g) ?? [])
      .filter((text) => / [;!?»](?=[\s'.,)]|$)| :(?=[\s'])|« /.test(text))
      .map((text) => `${file}: ${text}`),
  )
  expect(alone).toEqual([])
})
