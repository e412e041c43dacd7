const PHOTO_SIDE = 256

export class UnreadablePhoto extends Error {
  override name = 'UnreadablePhoto'
}

/** The centre of a picture as a small square in base64, without camera metadata. */
export async function toSquare(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file).catch(() => {
    throw new UnreadablePhoto()
  })
  const { width, height } = picture
  const side = Math.min(width, height)
  const canvas = Object.assign(document.createElement('canvas'), { width: PHOTO_SIDE, height: PHOTO_SIDE })
  canvas
    .getContext('2d')!
    .drawImage(picture, (width - side) / 2, (height - side) / 2, side, side, 0, 0, PHOTO_SIDE, PHOTO_SIDE)
  picture.close()
  // Browsers without WebP encoding return PNG; the server accepts both.
  return canvas.toDataURL('image/webp', 0.85).split(',')[1]!
}
