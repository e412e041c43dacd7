import { PictureImage } from '#features/media/ui/picture-image.tsx'
import type { CoverMotif } from '../../model/cover-motif.ts'
import type { PostSummary } from '../../model/post.schema.ts'
import covers from './covers.svg?url'

type PostCoverProps = { cover: PostSummary['cover']; motif?: CoverMotif; sizes: string; isFirst?: boolean }

/** Cover picture, or a drawing from the sprite. */
export function PostCover({ cover, motif, sizes, isFirst }: PostCoverProps) {
  if (cover) return <PictureImage picture={cover} alt={cover.alt} sizes={sizes} isFirst={isFirst} className="cover" />
  return (
    <svg viewBox="0 0 480 270" aria-hidden="true" className="cover grid-paper">
      <use href={`${covers}#${motif}`} />
    </svg>
  )
}
