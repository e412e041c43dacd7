import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import type { FindingListReport, RunStatus } from '#features/audit/model/report.schema.ts'
import { documentTitle } from '#features/settings/model/document-title.ts'
import { placeholdersIn } from '#features/site/content/fill.ts'
import { isMessagePath } from '#features/site/model/texts/messages.ts'
import type { EditableText, PageTexts, TextOverview } from '#features/site/model/texts/text-editing.schema.ts'
import { textNameOf } from '#features/site/model/texts/text-rule.ts'
import { LOCALES, type Locale } from '#kernel/locale.ts'
import { ADVISED_LENGTH } from '#ui/text-length.ts'
import { dataFolder, startSite } from '../site.ts'
import { signIn } from './requests.ts'

const EDITS = 50
const owner = { email: 'admin@studiocyaan.example', password: 'Admin-pass1' }

/** What an owner may paste: markup, Markdown, quotes, other scripts, long words. */
const WORDS = fc.constantFrom(
  ...[
    'fiets',
    'werkplaats',
    'été',
    'naïve',
    'straße',
    'שלום',
    'سلام',
    '自転車',
    '🚲',
    '50%',
    '€',
    '&',
    '&amp;',
    '"quoted"',
  ],
  ...[
    "l'eau",
    '<b>bold</b>',
    '<script>alert(1)</script>',
    '-->',
    '</title>',
    '**strong**',
    '*',
    '_',
    '`code`',
    '|',
    '#',
  ],
  ...['[link](/contact)', '[away](https://example.com)', '![alt](/icon.svg)', '\\', '- item', '1.', '{companyName}'],
  'Fahrradreparaturwerkstattbesitzerversammlung',
)
const edits = fc.array(
  fc.record({
    at: fc.noBias(fc.nat(1e6)),
    locale: fc.constantFrom(...LOCALES),
    words: fc.noBias(fc.array(WORDS, { minLength: 1, maxLength: 40 })),
    unique: fc.stringMatching(/^[a-z]{8}$/),
  }),
  { minLength: EDITS, maxLength: EDITS },
)

test('the audit of the demo finds no new fault after random edits that the schema accepts', async () => {
  const site = await demoSite()
  const before = await site.audit()
  await fc.assert(
    fc.asyncProperty(edits, async (chosen) => {
      const texts = await site.listTexts()
      const wanted = chosen.map(({ at, ...edit }) => ({ ...edit, ...texts[at % texts.length]! }))
      const accepted = []
      for (const edit of wanted) if (await site.draft(edit)) accepted.push(edit)
      expect(accepted.length).toBeGreaterThan(EDITS / 2)
      await site.publish()
      const known = new Set(before)
      expect((await site.audit()).filter((finding) => !known.has(finding))).toEqual([])
    }),
    // Every edit is published: a smaller counterexample would start from another site.
    { numRuns: 2, seed: 20261119, endOnFailure: true },
  )
})

type Edit = { page: string; text: EditableText; locale: Locale; words: string[]; unique: string }

async function demoSite() {
  const env = { DATA_DIR: dataFolder(), DEMO: 'on', ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password }
  const { url, stop } = await startSite(env)
  onTestFinished(async () => void (await stop()))
  const headers = await signIn(url, owner)
  const read = async <Body>(path: string): Promise<Body> => (await fetch(url + path, { headers })).json()
  const send = (method: string, path: string, body: object) =>
    fetch(url + path, { method, headers, body: JSON.stringify(body) })

  async function audit(): Promise<string[]> {
    const isRunning = async () => (await read<RunStatus>('/api/audit/runs/current')).running !== null
    while (await isRunning()) await pause(200)
    expect((await send('POST', '/api/audit/runs', {})).status).toBe(202)
    while (await isRunning()) await pause(200)
    const findings: string[] = []
    for (const area of ['seo', 'ai'])
      for (let page = 1; ; page++) {
        const { total, rows } = await read<FindingListReport>(`/api/audit/findings?area=${area}&page=${page}`)
        findings.push(...rows.map(({ check, address, element }) => `${check} ${address} ${element}`))
        if (page * 50 >= total) break
      }
    return findings
  }

  return {
    audit,
    async listTexts() {
      const { pages } = await read<TextOverview>('/api/site/texts')
      const all = await Promise.all(pages.map(({ key }) => read<PageTexts>(`/api/site/texts/${key}`)))
      return all.flatMap(({ key, texts }) => texts.map((text) => ({ page: key, text })))
    },
    async draft(edit: Edit): Promise<boolean> {
      const { page, text, locale } = edit
      const { path } = text
      const startedFrom = text.texts[locale].text
      const body = { path, locale, text: textOf(edit), startedFrom }
      const { status } = await send('PUT', `/api/site/texts/${page}/drafts`, body)
      // Refused at its field, or drafted twice.
      expect([200, 409, 422]).toContain(status)
      return status === 200
    },
    async publish() {
      const { draftsVersion } = await read<TextOverview>('/api/site/texts')
      expect((await send('POST', '/api/site/texts/publication', { draftsVersion })).status).toBe(200)
    },
  }
}

/** A text within the limits that the editor names. */
function textOf({ text: { path, kind, maxLength, texts }, locale, words, unique }: Edit): string {
  if (kind === 'slug') return unique
  const name = textNameOf(path)
  const isHead = /^pages\.[\w-]+\.(?:title|description)$/.test(path)
  const { least, most } = isHead ? ADVISED_LENGTH[name as 'title'] : { least: 0, most: maxLength }
  const needed = isMessagePath(path) ? [...placeholdersIn(texts[locale].standard)].map((hole) => `{${hole}}`) : []
  const usable = words.filter((word) => !word.includes('{') || !isMessagePath(path))
  let written = [unique, ...needed].join(' ')
  for (const word of usable) if (lengthOf(`${written} ${word}`) <= most) written += ` ${word}`
  while (lengthOf(written) < least) written += ' meer'
  return written

  function lengthOf(next: string): number {
    const shown = next.replaceAll('{companyName}', 'Studio Cyaan')
    return name === 'title' ? documentTitle(shown, '').length : shown.length
  }
}
