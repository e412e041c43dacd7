import { z } from 'zod'
import { measurement } from '#features/consent/model/measurement.schema.ts'
import { barLogo } from '#features/look/model/logo.schema.ts'
import { company } from '#features/settings/model/company.schema.ts'
import { LOCALES } from '#kernel/locale.ts'

/** Data of the page frame; small, because every page includes it. */
export const site = company
  .pick({ name: true, facebookUrl: true, credit: true, timeZone: true })
  .extend({
    ...measurement.shape,
    /** Consent from before this time does not cover what the site asks now. */
    askedSince: z.iso.datetime().optional(),
    /** Name, legal form, address, VAT number and register, on one line. */
    legal: z.string(),
    origin: z.url(),
    /** The visible ones; the first is the default one. */
    languages: z.tuple([z.enum(LOCALES)], z.enum(LOCALES)),
    /** Links to sections of the landing page that the owner has hidden. */
    hiddenAnchors: z.array(z.string()),
    hasStyleguide: z.boolean(),
    /** A case study is public, so that the footer links to the portfolio. */
    hasPortfolio: z.boolean(),
    /** Attributes of the image in the top bar; without it the drawing of the product is shown. */
    logo: barLogo.optional(),
    /** URL of the heading font, if it is not the standard one. */
    headingFont: z.string().optional(),
    /** The code with which Search Console recognises the site of the owner. */
    siteVerification: z.string().optional(),
  })
  .meta({ id: 'Site' })
export type Site = z.infer<typeof site>
