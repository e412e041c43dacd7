import { globSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Words that native readers rejected. Whole words, any case. */
const FORBIDDEN = {
  nl: 'kun, kunt, wilt, rekenblad, rekenbladen, merkteken, bereikbaarheid, opgeslagen, opslaan, ingetrokken, gekende, kortbij, gsm, niets extra, tweede stap',
  en: 'whoever, somebody, anybody, everybody, upkeep, e-mail, e-mails, sign in, signed in, sign out, withdrew, withdrawn, any more, is not right, second step, webshop',
  fr: 'tableur, tableurs, liaison, liaisons, téléverser, insultant, illégal, illégale, échoués, briques, deuxième étape, vous seul, en une fois, dans la journée ouvrable',
}
type Language = keyof typeof FORBIDDEN

/** Search words of the command palette are what people type, not what they read. */
const isSearchWords = (key: string) => key.startsWith('words.')

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => (isSearchWords(key) ? [] : textsIn(part)))
}

function forbiddenIn(language: Language, texts: string[]): string[] {
  const words = FORBIDDEN[language].split(', ').join('|')
  const pattern = new RegExp(`(?<![\\p{L}\\d-])(?:${words})(?![\\p{L}\\d-])`, 'iu')
  return texts.filter((text) => pattern.test(text)).map((text) => `${pattern.exec(text)![0]}: ${text.slice(0, 80)}`)
}

for (const language of ['nl', 'en', 'fr'] as const)
  test(`no text uses a word that the glossary forbids: ${language}`, async () => {
    const files = globSync(`src/**/{messages,content}/**/${language}.ts`)
    expect(files.length).toBeGreaterThan(50)
    const modules = await Promise.all(files.map((file) => import(/* @vite-ignore */ `../${file}`)))
    expect(forbiddenIn(language, modules.flatMap(textsIn))).toEqual([])
  })

test('a forbidden word is found as a whole word only', () => {
  expect(forbiddenIn('nl', ['Je kunt het', 'kunststof', 'Op je GSM'])).toHaveLength(2)
  expect(forbiddenIn('fr', ['une illégalité', 'Téléverser'])).toHaveLength(1)
})
