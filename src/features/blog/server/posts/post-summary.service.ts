import { findPictures } from '#features/media/server/media.service.ts'
import { expectDefined } from '#kernel/app-error.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/server/db.ts'
import type { CategoryLabel } from '../../model/category.schema.ts'
import { inLanguage } from '../../model/localized.ts'
import type { PostSummary } from '../../model/post.schema.ts'
import * as categories from '../categories/category.repo.ts'
import type { PostSummaryRow } from './post.repo.ts'

export async function toPostSummaries(db: Db, rows: readonly PostSummaryRow[], locale: Locale): Promise<PostSummary[]> {
  if (rows.length === 0) return []
  const labels = await loadCategoryLabels(db, locale)
  const coverIds = rows.flatMap(({ coverId }) => coverId ?? [])
  const covers = await findPictures(db, coverIds)
  return rows.map(({ coverId, coverAlt, categoryId, subcategoryId, publishedAt, ...row }) => {
    const picture = covers.get(coverId ?? '')
    return {
      ...row,
      isFallback: row.locale !== locale,
      category: labels.get(categoryId ?? 0) ?? null,
      subcategory: labels.get(subcategoryId ?? 0) ?? null,
      publishedAt: expectDefined(publishedAt, 'time of publication').toISOString(),
      cover: picture ? { ...picture, alt: coverAlt } : null,
    }
  })
}

export async function loadCategoryLabels(db: Db, locale: Locale): Promise<Map<number, CategoryLabel>> {
  const rows = await categories.list(db)
  return new Map(rows.map(({ id, slug, name }) => [id, { id, slug, name: inLanguage(name, locale) }]))
}
