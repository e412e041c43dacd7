import { pictureIdFromUrl } from '#features/media/model/picture.ts'
import { findPictures } from '#features/media/server/media.service.ts'
import { companySetting } from '#features/settings/model/company.schema.ts'
import { inLocale } from '#features/settings/model/company-facts.ts'
import { getCompany } from '#features/settings/server/company.service.ts'
import { getStoredSetting } from '#features/settings/server/setting.service.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/server/db.ts'
import type { Face } from '../../ui/static/people.tsx'
import { photoIds } from './person-photos.service.ts'

/** The demo has a drawn portrait for each of its people. */
const DRAWN_PORTRAITS = 3

/** The people of the company with their photos. Only made-up people of the demo company get a drawn face. */
export async function listFaces(ctx: { db: Db }, locale: Locale): Promise<{ faces: Face[]; isDemo: boolean }> {
  const { people } = await getCompany(ctx)
  const [pictures, { isDemo }] = await Promise.all([
    findPictures(ctx.db, photoIds(people)),
    getStoredSetting(ctx, companySetting),
  ])
  const faces = people.map(({ name, role, about, photo, phone = '' }, index) => {
    const picture = pictures.get(pictureIdFromUrl(photo ?? '') ?? '')
    const drawing = isDemo && index < DRAWN_PORTRAITS ? index + 1 : null
    const portrait = picture ?? drawing
    return { name, role: inLocale(role, locale), about: about?.[locale] ?? '', phone, portrait }
  })
  return { faces, isDemo }
}
