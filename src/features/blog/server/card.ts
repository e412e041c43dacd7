import { findPictures } from '#features/media/server/media.service.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/server/db.ts'
import type { CategoryLabel } from '../model/category.ts'
import { inLanguage } from '../model/localized.ts'
import type { PostCard } from '../model/post.ts'
import * as categories from './category.repo.ts'
import type { CardRow } from './post.repo.ts'

/** Rows with their categories and covers, in the reader's language. */
export async function toCards(db: Db, rows: readonly CardRow[], locale: Locale): Promise<PostCard[]> {
  if (rows.length === 0) return []
  const labels = await labelsIn(db, locale)
  const covers = await findPictures(
    db,
    rows.flatMap(({ coverId }) => coverId ?? []),
  )
  return rows.map(({ coverId, coverAlt, categoryId, subcategoryId, publishedAt, ...row }) => {
    const picture = covers.get(coverId ?? '')
    return {
      ...row,
      isFallback: row.locale !== locale,
      category: labels.get(categoryId ?? 0) ?? null,
      subcategory: labels.get(subcategoryId ?? 0) ?? null,
      publishedAt: publishedAt!.toISOString(),
      cover: picture ? { ...picture, alt: coverAlt } : null,
    }
  })
}

export async function labelsIn(db: Db, locale: Locale): Promise<Map<number, CategoryLabel>> {
  const rows = await categories.list(db)
  return new Map(rows.map(({ id, slug, name }) => [id, { id, slug, name: inLanguage(name, locale) }]))
}
