import { z } from 'zod'
import { LOCALES } from '#kernel/locale.ts'

const text = z.string().trim().max(200)
const clock = z.iso.time({ precision: -1 })

/** One stretch of the week the company answers, e.g. Monday to Friday, 09:00 to 17:00. Days: 1 Monday to 7 Sunday. */
export const openingHours = z.object({
  days: z.array(z.int().min(1).max(7)).min(1),
  opens: clock,
  closes: clock,
})

/** Everything the site says of its owner. An empty text means "not given": the site leaves it out. */
export const company = z
  .object({
    name: text.min(1),
    slogan: z.record(z.enum(LOCALES), text),
    street: text,
    postalCode: text,
    city: text,
    countryCode: z.string().length(2),
    phone: text,
    email: z.union([z.email(), z.literal('')]),
    vatNumber: text,
    geo: z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }).nullable(),
    openingHours: z.array(openingHours),
    facebookUrl: z.union([z.url({ protocol: /^https$/ }), z.literal('')]),
    credit: z.object({ name: text, url: z.union([z.url({ protocol: /^https$/ }), z.literal('')]) }),
    timeZone: text.min(1),
  })
  .meta({ id: 'Company' })
export type Company = z.infer<typeof company>

/** Before the owner has filled anything in. */
export const UNNAMED_COMPANY: Company = {
  name: 'Cyaan',
  slogan: { nl: '', en: '', fr: '' },
  street: '',
  postalCode: '',
  city: '',
  countryCode: 'BE',
  phone: '',
  email: '',
  vatNumber: '',
  geo: null,
  openingHours: [],
  facebookUrl: '',
  credit: { name: '', url: '' },
  timeZone: 'Europe/Brussels',
}
