import { mapLocales } from '#features/settings/model/map-locales.ts'
import type { Locale } from '#kernel/locale.ts'
import { slugOf } from '#kernel/slug.ts'
import type { TextField, TextGroup } from '#kernel/text-group.ts'
import type { Db } from '#platform/server/db.ts'
import { plainTextOf } from '../../model/document-text.ts'
import { inLanguage, type Localized } from '../../model/localized.ts'
import type { PostText } from '../../model/post-input.schema.ts'
import { findRevision } from '../authoring/authoring.repo.ts'
import * as repo from './post-text-groups.repo.ts'

/** Limits the number of posts compared: hashing a revision reads all of it. */
const MAX_POSTS = 500
const BATCH_SIZE = 50
const POST_FIELDS = ['title', 'excerpt', 'sector', 'situation', 'text', 'result', 'coverAlt'] as const
const CATEGORY_FIELDS = ['name', 'description'] as const

/** Texts of posts and categories per language, with their history, for the translation check. */
export async function listBlogTextGroups({ db }: { db: Db }, locale: Locale): Promise<TextGroup[]> {
  return [...(await postGroups(db, locale)), ...(await categoryGroups(db, locale))]
}

async function postGroups(db: Db, locale: Locale): Promise<TextGroup[]> {
  const posts = await repo.listTranslatedPosts(db, MAX_POSTS)
  const groups: TextGroup[] = []
  for (let start = 0; start < posts.length; start += BATCH_SIZE) {
    const part = posts.slice(start, start + BATCH_SIZE)
    const ids = part.map(({ id }) => id)
    const revisions = Map.groupBy(await repo.listRevisionHashes(db, ids), ({ postId }) => postId)
    groups.push(...part.map(({ id, titles }) => postGroup(db, id, inLanguage(titles, locale), revisions.get(id) ?? [])))
  }
  return groups
}

function postGroup(db: Db, id: number, name: string, revisions: repo.RevisionTexts[]): TextGroup {
  const fields = POST_FIELDS.map((field) => ({
    field,
    versions: mapLocales((one) =>
      revisions.map(({ savedAt, number, texts }) => ({ at: savedAt, value: texts[one]?.[field], revision: number })),
    ),
  }))
  return {
    source: 'post',
    key: String(id),
    name,
    editPath: () => `/edit/${id}/${slugOf(name)}`,
    fields,
    readText: (field, one, { revision = 0 }) => readPostText(db, id, revision, field, one),
  }
}

async function readPostText(db: Db, id: number, revision: number, field: string, locale: Locale): Promise<string> {
  const text = (await findRevision(db, id, revision))?.content.texts[locale]
  if (!text) return ''
  if (field === 'text') return plainTextOf(text.document)
  return text[field as keyof Omit<PostText, 'document' | 'slug'>] ?? ''
}

async function categoryGroups(db: Db, locale: Locale): Promise<TextGroup[]> {
  const rows = await repo.listCategories(db)
  return rows.map(({ id, name, description, createdAt, textHistory }) => {
    const texts = [...textHistory, { name, description }]
    const fields = CATEGORY_FIELDS.map(
      (field): TextField => ({
        field,
        versions: mapLocales((one) =>
          texts.map((version, index) => ({
            at: new Date(textHistory[index - 1]?.at ?? createdAt),
            value: (version[field] as Localized)[one],
          })),
        ),
      }),
    )
    return {
      source: 'category',
      key: String(id),
      name: inLanguage(name, locale),
      editPath: () => '/categorie/new',
      fields,
    }
  })
}
