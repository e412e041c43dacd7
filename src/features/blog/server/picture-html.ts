import { type Picture, sourcesOf } from '#features/media/model/picture.ts'
import { attribute } from './escape.ts'

/** As wide as the column of text, at most. */
const SIZES = '(min-width: 48rem) 44rem, 100vw'

/** With its dimensions, so that nothing moves when it arrives. */
export function pictureHtml(picture: Picture, alt: string): string {
  const { avif, webp, src } = sourcesOf(picture)
  const source = (type: string, srcset: string) =>
    `<source${attribute('type', `image/${type}`)}${attribute('srcset', srcset)}${attribute('sizes', SIZES)}>`
  const { width, height } = picture
  const size = attribute('width', width) + attribute('height', height)
  const img = `<img${attribute('src', src)}${attribute('alt', alt)}${size} loading="lazy" decoding="async">`
  return `<picture>${source('avif', avif)}${source('webp', webp)}${img}</picture>`
}
