import type { PostKind } from './case-study.schema.ts'

/** Public address without language prefix. */
export function postPath({ kind, id, slug }: { kind: PostKind; id: number; slug: string }): string {
  return kind === 'case' ? `/portfolio/${slug}` : `/blog/${id}/${slug}`
}
