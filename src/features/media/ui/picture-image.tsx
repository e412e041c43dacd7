import { type Picture, pictureSources } from '../model/picture.ts'

type PictureImageProps = {
  picture: Picture
  alt: string
  /** Rendered width, as in the `sizes` attribute. */
  sizes: string
  /** The first picture of a page loads eagerly. */
  isFirst?: boolean
  className?: string
}

/** Serves AVIF or WebP by browser support in the needed width, and reserves its space before loading. */
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
