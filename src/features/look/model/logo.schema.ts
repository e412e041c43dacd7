import { z } from 'zod'
import { namedObject } from '#kernel/schema-parts.ts'

export const LOGO_TYPES = ['svg', 'png'] as const
export const MAX_LOGO_SIDE = 4000
export const MAX_SVG_BYTES = 200_000

/** What a page needs to show an uploaded logo. */
export const logo = namedObject('Logo', {
  id: z.string().regex(/^[0-9a-f]{24}$/),
  type: z.enum(LOGO_TYPES),
  width: z.int().min(1).max(MAX_LOGO_SIDE),
  height: z.int().min(1).max(MAX_LOGO_SIDE),
  tone: z.enum(['dark', 'light', 'both']).describe('Of the drawing: a dark one needs a light background'),
})
/** Attributes of an image. */
export const barLogo = z.object({
  src: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  /** It is hidden until the page is scrolled. */
  loading: z.literal('lazy'),
})
export type BarLogo = z.infer<typeof barLogo>

export type Logo = z.infer<typeof logo>
