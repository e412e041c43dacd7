import { type Picture, pictureSources } from '../model/picture.ts'

type PictureImageProps = {
  picture: Picture
  alt: string
  /** How wide it is shown, as in the `sizes` of an image. */
  sizes: string
  /** The first picture of a page is fetched at once. */
  isFirst?: boolean
  className?: string
}

/** A picture in the newest format the browser knows, as wide as needed, and its room kept before it is there. */
export function PictureImage({ picture, alt, sizes, isFirst = false, className }: PictureImageProps) {
  const { avif, webp, src } = pictureSources(picture)
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      <img
        src={src}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        className={className}
      />
    </picture>
  )
}
