import { z } from 'zod'
import { LOCALES } from '#kernel/locale.ts'
import { normalizeSingleLine } from '#kernel/normalize-text.ts'
import { namedObject } from '#kernel/schema-parts.ts'
import { defineSetting } from './define-setting.ts'

/** Messages are translation keys, shared by the form and the API. */
const text = z.string().overwrite(normalizeSingleLine).trim().max(200, 'settings-admin:tooLong')
const clock = z.iso.time({ precision: -1, error: 'settings-admin:hours.invalid' })
const orEmpty = (schema: z.ZodURL | z.ZodEmail) =>
  z
    .string()
    .trim()
    .pipe(z.union([z.literal(''), schema]))
const link = orEmpty(z.url({ protocol: /^https$/, error: 'settings-admin:link.invalid' }))
const wrongDegrees = 'settings-admin:geo.invalid'
const degrees = (most: number) => z.number(wrongDegrees).min(-most, wrongDegrees).max(most, wrongDegrees)

/** Weekdays with the same opening hours, e.g. Monday to Friday, 09:00 to 17:00. Days: 1 Monday to 7 Sunday. */
export const openingHours = z
  .object({
    days: z
      .array(z.int().min(1).max(7))
      .min(1, 'settings-admin:hours.days')
      .max(7)
      .overwrite((days) => [...new Set(days)].toSorted()),
    opens: clock,
    closes: clock,
  })
  .refine(({ opens, closes }) => opens < closes, {
    path: ['closes'],
    error: 'settings-admin:hours.order',
    // Not for times that are invalid by themselves.
    when: ({ issues }) => issues.length === 0,
  })

const localizedText = z.record(z.enum(LOCALES), text)

const wrongYear = 'settings-admin:foundedYear.invalid'
const foundedYear = z
  .int(wrongYear)
  .min(1800, wrongYear)
  .refine((year) => year <= new Date().getFullYear(), wrongYear)

/** Fallback version of an uploaded picture; empty without one. A listener of the setting checks that it is stored. */
const photo = z.string().regex(/^(?:\/media\/[0-9a-f]{24}\/\d{1,5}\.(?:jpg|png))?$/, 'settings-admin:photo.invalid')

const person = z.object({
  name: text.min(1, 'settings-admin:person.required'),
  role: localizedText,
  // Companies stored by earlier versions have none of these.
  /** One sentence. */
  about: localizedText.default({ nl: '', en: '', fr: '' }),
  photo: photo.default(''),
  phone: text.default(''),
})

/** Company facts shown on the site. An empty text means "not given" and is left out. */
export const company = namedObject('Company', {
  name: text.min(1, 'settings-admin:name.required'),
  slogan: localizedText,
  /** Abbreviation, such as BV. */
  legalForm: localizedText,
  street: text,
  postalCode: text,
  city: text,
  /** Where it differs from `city`: Anvers, Antwerp. */
  cityNames: localizedText.default({ nl: '', en: '', fr: '' }),
  countryCode: z.string().regex(/^[A-Z]{2}$/, 'settings-admin:country.invalid'),
  phone: text,
  email: orEmpty(z.email('settings-admin:email.invalid')),
  vatNumber: text,
  /** Enterprise court of the register of legal entities (RPR/RPM). */
  registerCourt: localizedText,
  foundedYear: foundedYear.nullable(),
  people: z.array(person).max(12, 'settings-admin:people.tooMany'),
  geo: z.object({ latitude: degrees(90), longitude: degrees(180) }).nullable(),
  openingHours: z.array(openingHours).max(28),
  facebookUrl: link,
  credit: z.object({ name: text, url: link }),
  timeZone: text
    .overwrite((name) => canonicalTimeZone(name) ?? name)
    .refine((name) => canonicalTimeZone(name) !== undefined, 'settings-admin:timeZone.invalid'),
})
export type Company = z.infer<typeof company>
export type Person = Company['people'][number]

const timeZoneCache = new Map<string, string>()

/**
 * Canonical spelling of an IANA time zone: `europe/brussels` is Europe/Brussels; offsets such as `+02:00` are refused.
 * Memoized: `Intl` is slow, and the company is read by nearly every page.
 */
function canonicalTimeZone(name: string): string | undefined {
  if (/^[+-]/.test(name)) return
  try {
    const known =
      timeZoneCache.get(name) ?? new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
    timeZoneCache.set(name, known)
    // An alias keeps the name that was chosen.
    return known.toLowerCase() === name.toLowerCase() ? known : name
  } catch {
    return
  }
}

export const companySetting = defineSetting<Company>({
  key: 'company',
  schema: company,
  initial: {
    name: 'Cyaan',
    slogan: { nl: '', en: '', fr: '' },
    legalForm: { nl: '', en: '', fr: '' },
    street: '',
    postalCode: '',
    city: '',
    cityNames: { nl: '', en: '', fr: '' },
    countryCode: 'BE',
    phone: '',
    email: '',
    vatNumber: '',
    registerCourt: { nl: '', en: '', fr: '' },
    foundedYear: null,
    people: [],
    geo: null,
    openingHours: [],
    facebookUrl: '',
    credit: { name: '', url: '' },
    timeZone: 'Europe/Brussels',
  },
})
