import { linkOptions } from '@tanstack/react-router'
import type { PostKind } from '../../model/case-studies/case-study.schema.ts'

/** Link to the page that readers see. */
export function publicPageOf({ id, kind, slug }: { id: number; kind: PostKind; slug: string }) {
  return kind === 'case'
    ? linkOptions({ to: '/portfolio/$slug', params: { slug } })
    : linkOptions({ to: '/blog/$blogId/$slug', params: { blogId: String(id), slug } })
}
