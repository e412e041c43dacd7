import { type Picture, pictureSources } from '#features/media/model/picture.ts'
import { htmlAttribute } from './escape-html.render.ts'

/** At most the width of the text column. */
const SIZES = '(min-width: 48rem) 44rem, 100vw'

/** Width and height prevent layout shift. */
export function pictureHtml(picture: Picture, alt: string): string {
  const { avif, webp, src } = pictureSources(picture)
  const source = (type: string, srcset: string) =>
    `<source${htmlAttribute('type', `image/${type}`)}${htmlAttribute('srcset', srcset)}${htmlAttribute('sizes', SIZES)}>`
  const { width, height } = picture
  const size = htmlAttribute('width', width) + htmlAttribute('height', height)
  const img = `<img${htmlAttribute('src', src)}${htmlAttribute('alt', alt)}${size} loading="lazy" decoding="async">`
  return `<picture>${source('avif', avif)}${source('webp', webp)}${img}</picture>`
}
