import { DEFAULT_LOCALE, LOCALES, type Locale } from '#kernel/locale.ts'
import type { Context } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import type { LanguageDiff, RevisionDiff, RevisionListItem } from '../../model/authoring.schema.ts'
import { blogErrors } from '../../model/blog.errors.ts'
import { wholeTextOf } from '../../model/document-text.ts'
import { type PostContent, postSlugOf } from '../../model/post-input.schema.ts'
import * as repo from './authoring.repo.ts'
import { compareWhole, compareWords } from './diff.service.ts'

type Reading = Pick<Context, 'db'>
const MAX_LISTED_REVISIONS = 200

export async function listRevisions({ db }: Reading, id: number): Promise<RevisionListItem[]> {
  if (!(await repo.find(db, id))) throw blogErrors.BLOG_NOT_FOUND()
  const rows = await repo.listRevisions(db, id, MAX_LISTED_REVISIONS)
  return rows.map(({ savedAt, titles, originalLocale, ...row }) => {
    const languages = LOCALES.filter((locale) => titles[locale] !== undefined)
    const [first = DEFAULT_LOCALE] = languages
    const title = titles[originalLocale ?? first] ?? ''
    return { ...row, title, languages, savedAt: savedAt.toISOString() }
  })
}

export async function getRevision({ db }: Reading, id: number, number: number): Promise<PostContent> {
  return (await findRevision(db, id, number)).content
}

/** Word diff between two revisions, per changed language. With `from` 0: the whole text of `to`, unchanged. */
export async function compareRevisions({ db }: Reading, id: number, from: number, to: number): Promise<RevisionDiff> {
  const after = await findRevision(db, id, to)
  const before = from === 0 ? after : await findRevision(db, id, from)
  const languages: LanguageDiff[] = []
  for (const locale of LOCALES)
    languages.push(await compare(locale, textsToCompare(before.content, locale), textsToCompare(after.content, locale)))
  return { from, to, languages: languages.filter(from === 0 ? ({ title }) => title.length > 0 : isChanged) }
}

type ComparedTexts = { title: string; slug: string; excerpt: string; text: string }

function textsToCompare({ texts }: PostContent, locale: Locale): ComparedTexts {
  const text = texts[locale]
  if (!text) return { title: '', slug: '', excerpt: '', text: '' }
  return { title: text.title, slug: postSlugOf(text), excerpt: text.excerpt, text: wholeTextOf(text) }
}

async function compare(locale: Locale, before: ComparedTexts, after: ComparedTexts): Promise<LanguageDiff> {
  const pair = (part: keyof ComparedTexts) => ({ before: before[part], after: after[part] })
  const { changes, isTooLarge } = await compareWords([pair('title'), pair('excerpt'), pair('text')])
  const [title = [], excerpt = [], text = []] = changes
  return { locale, title, slug: compareWhole(pair('slug')), excerpt, text, isTooLarge }
}

function isChanged({ title, slug, excerpt, text }: LanguageDiff): boolean {
  return [...title, ...slug, ...excerpt, ...text].some(({ kind }) => kind !== 'same')
}

async function findRevision(db: Db, id: number, number: number): Promise<repo.RevisionRow> {
  const revision = await repo.findRevision(db, id, number)
  if (!revision) throw blogErrors.REVISION_NOT_FOUND()
  return revision
}
