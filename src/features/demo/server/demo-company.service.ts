import { type Company, companySetting } from '#features/settings/model/company.schema.ts'
import { getStoredSetting, type SettingsContext, saveSettingWithin } from '#features/settings/server/setting.service.ts'
import * as repo from '#features/settings/server/settings.repo.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db.ts'
import { saveDemoSetting } from './demo.repo.ts'

/** Fictional company, so that the first start shows a complete site. */
export const DEMO_COMPANY: Company = {
  name: 'Studio Cyaan',
  slogan: {
    nl: 'Jouw site, op maat getekend.',
    en: 'Your site, made to measure.',
    fr: 'Votre site, conçu sur mesure.',
  },
  legalForm: { nl: 'BV', en: 'BV', fr: 'SRL' },
  street: 'Voorbeeldstraat 12',
  postalCode: '2000',
  city: 'Antwerpen',
  cityNames: { nl: '', en: 'Antwerp', fr: 'Anvers' },
  countryCode: 'BE',
  phone: '+32 3 555 01 23',
  email: 'hello@studiocyaan.example',
  vatNumber: 'BE 0123.456.749',
  registerCourt: {
    nl: 'Antwerpen, afdeling Antwerpen',
    en: 'Antwerp, Antwerp division',
    fr: 'Anvers, division Anvers',
  },
  foundedYear: 2018,
  people: [
    {
      name: 'Lotte Janssens',
      role: { nl: 'Webdesigner', en: 'Web designer', fr: 'Webdesigner' },
      about: {
        nl: 'Tekent je site en denkt mee over wat erop komt.',
        en: 'Draws your site and helps decide what goes on it.',
        fr: 'Conçoit votre site et réfléchit avec vous à son contenu.',
      },
      photo: '',
      phone: '',
    },
    {
      name: 'Karim Benali',
      role: { nl: 'Ontwikkelaar', en: 'Developer', fr: 'Développeur' },
      about: {
        nl: 'Bouwt je site en lost op wat niet werkt.',
        en: 'Builds your site and fixes what doesn’t work.',
        fr: 'Développe votre site et corrige ce qui ne va pas.',
      },
      photo: '',
      phone: '',
    },
    {
      name: 'Noor Claes',
      role: { nl: 'Projectleider', en: 'Project manager', fr: 'Cheffe de projet' },
      about: {
        nl: 'Bewaakt prijs en datum, van offerte tot oplevering.',
        en: 'Keeps an eye on price and date, from quote to delivery.',
        fr: 'Veille au prix et au délai, du devis à la livraison.',
      },
      photo: '',
      phone: '',
    },
  ],
  geo: { latitude: 51.2194, longitude: 4.4025 },
  openingHours: [{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '17:00' }],
  facebookUrl: 'https://www.facebook.com/studiocyaan.example',
  credit: { name: 'Studio Cyaan', url: 'https://studiocyaan.example' },
  timeZone: 'Europe/Brussels',
}

export function seedDemoCompany({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  return saveDemoSetting(db, 'company', DEMO_COMPANY, now())
}

/** What no other company has in common with the fictional one. */
const FICTIONAL = [
  'street',
  'cityNames',
  'phone',
  'email',
  'vatNumber',
  'people',
  'geo',
  'facebookUrl',
  'credit',
] as const

/** Removes the fictional details: all of them, or those that are left in the details that the owner has saved. */
export async function removeDemoCompany(ctx: SettingsContext & { db: Tx }): Promise<void> {
  await repo.lock(ctx.db, companySetting.key)
  const { value: company, isDemo } = await getStoredSetting(ctx, companySetting)
  const { countryCode, openingHours, timeZone } = company
  const left = FICTIONAL.filter((name) => isFictional(company, name))
  const emptied = Object.fromEntries(left.map((name) => [name, companySetting.initial[name]]))
  const next = isDemo ? { ...companySetting.initial, countryCode, openingHours, timeZone } : { ...company, ...emptied }
  if (isDemo || left.length > 0) await saveSettingWithin(ctx, null, companySetting, next)
}

/** People by their names: an earlier version stored the fictional ones without a sentence about them. */
function isFictional(company: Company, name: (typeof FICTIONAL)[number]): boolean {
  const compared = (one: Company) => JSON.stringify(name === 'people' ? one.people.map((it) => it.name) : one[name])
  return compared(company) === compared(DEMO_COMPANY)
}
