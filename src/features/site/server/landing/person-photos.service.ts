import { pictureIdFromUrl } from '#features/media/model/picture.ts'
import { findPictures, setPictureUses } from '#features/media/server/media.service.ts'
import type { Company } from '#features/settings/model/company.schema.ts'
import type { SettingListener } from '#features/settings/server/setting.service.ts'

const USED_BY = 'company:people'

/**
 * Declares the photos of the people as used, so that they are not deleted as unused; a replaced one no longer is. An undo
 * may restore a photo that is deleted by now: the site then shows the initials.
 */
export const usePersonPhotos: SettingListener<Company> = async ({ db: tx, now }, { people }, { isUndo }) => {
  const ids = photoIds(people)
  const stored = isUndo ? [...(await findPictures(tx, ids)).keys()] : ids
  await setPictureUses(tx, USED_BY, stored, now())
}

export function photoIds(people: readonly Partial<Company['people'][number]>[]): string[] {
  return people.flatMap(({ photo = '' }) => pictureIdFromUrl(photo) ?? [])
}
