import { type Change, diffWordsWithSpace } from 'diff'
import { LOCALES, type Locale } from '#kernel/locale.ts'
import type { Context } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import { blogErrors } from '../model/blog.errors.ts'
import type { LanguageDiff, RevisionDiff, RevisionLine } from '../model/desk.ts'
import type { BlogDocument } from '../model/document.ts'
import { plainTextOf } from '../model/document-text.ts'
import type { PostContent } from '../model/post-input.ts'
import * as repo from './desk.repo.ts'

type Reading = Pick<Context, 'db'>
const MOST_SHOWN = 200

export async function listRevisions({ db }: Reading, id: number): Promise<RevisionLine[]> {
  if (!(await repo.find(db, id))) throw blogErrors.BLOG_NOT_FOUND()
  const rows = await repo.listRevisions(db, id, MOST_SHOWN)
  return rows.map(({ savedAt, titles, originalLocale, ...row }) => {
    const languages = LOCALES.filter((locale) => titles[locale] !== undefined)
    const title = titles[originalLocale ?? languages[0]!] ?? ''
    return { ...row, title, languages, savedAt: savedAt.toISOString() }
  })
}

export async function getRevision({ db }: Reading, id: number, number: number): Promise<PostContent> {
  return (await findRevision(db, id, number)).content
}

/** Words that came and went between two revisions, in the languages where any did. From 0: all it said, as it stood. */
export async function compareRevisions({ db }: Reading, id: number, from: number, to: number): Promise<RevisionDiff> {
  const after = await findRevision(db, id, to)
  const before = from === 0 ? after : await findRevision(db, id, from)
  const languages = LOCALES.map((locale) =>
    compare(locale, wordsOf(before.content, locale), wordsOf(after.content, locale)),
  )
  return { from, to, languages: languages.filter(from === 0 ? isWritten : isChanged) }
}

type Words = { title: string; excerpt: string; text: string }

function wordsOf({ texts }: PostContent, locale: Locale): Words {
  const text = texts[locale]
  if (!text) return { title: '', excerpt: '', text: '' }
  return { title: text.title, excerpt: text.excerpt, text: plainTextOf(text.document as BlogDocument) }
}

function compare(locale: Locale, before: Words, after: Words): LanguageDiff {
  const words = (part: keyof Words) => changes(before[part], after[part])
  return { locale, title: words('title'), excerpt: words('excerpt'), text: words('text') }
}

/** Two texts with nothing in common would take very long to compare word by word; then the one replaces the other. */
const PATIENCE = 2000

function changes(before: string, after: string): LanguageDiff['text'] {
  if (before === after) return before ? [{ kind: 'same', text: before }] : []
  const found = diffWordsWithSpace(before, after, { timeout: PATIENCE })
  const all = found ?? [whole(before, false), whole(after, true)]
  return all
    .filter(({ value }) => value !== '')
    .map(({ value, added, removed }) => ({ kind: added ? 'added' : removed ? 'removed' : 'same', text: value }))
}

function whole(value: string, added: boolean): Change {
  return { value, added, removed: !added, count: 1 }
}

function isWritten({ title }: LanguageDiff): boolean {
  return title.length > 0
}

function isChanged({ title, excerpt, text }: LanguageDiff): boolean {
  return [...title, ...excerpt, ...text].some(({ kind }) => kind !== 'same')
}

async function findRevision(db: Db, id: number, number: number): Promise<repo.RevisionRow> {
  const revision = await repo.findRevision(db, id, number)
  if (!revision) throw blogErrors.REVISION_NOT_FOUND()
  return revision
}
