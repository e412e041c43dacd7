import { z } from 'zod'
import { company } from './company.schema.ts'
import { measurement } from './measurement.schema.ts'

/** What the frame around every page needs to know: small, as it travels with each of them. */
export const site = company
  .pick({ name: true, facebookUrl: true, credit: true, timeZone: true })
  .extend({ ...measurement.shape, origin: z.url(), hasStyleguide: z.boolean() })
  .meta({ id: 'Site' })
export type Site = z.infer<typeof site>
