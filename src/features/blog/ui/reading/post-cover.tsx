import { PictureImage } from '#features/media/ui/picture-image.tsx'
import { BLUEPRINT_BOX, blueprintOf } from '../../model/blueprint.ts'
import type { PostSummary } from '../../model/post.schema.ts'

type PostCoverProps = { post: Pick<PostSummary, 'cover' | 'title'>; sizes: string; isFirst?: boolean }

/** Cover picture, or a drawing derived from the title. */
export function PostCover({ post: { cover, title }, sizes, isFirst }: PostCoverProps) {
  if (cover) return <PictureImage picture={cover} alt={cover.alt} sizes={sizes} isFirst={isFirst} className="cover" />
  const { paths, accents } = blueprintOf(title)
  return (
    <svg viewBox={BLUEPRINT_BOX} aria-hidden="true" className="cover grid-paper">
      <path d={paths.join('')} />
      <path d={accents.join('')} className="accent" />
    </svg>
  )
}
