import { z } from 'zod'
import { namedObject } from '#kernel/schema-parts.ts'

/** What a page needs to render a picture. The alternative text belongs to the place of use, not to the file. */
export const picture = namedObject('Picture', {
  id: z.string(),
  width: z.int().describe('Width of the widest version, in pixels'),
  height: z.int(),
  colour: z.string().describe('Average colour, such as #0a7fb0, shown while it loads'),
  widths: z.array(z.int()).describe('Available widths, each as AVIF and WebP, narrowest first'),
  fallback: z.object({ format: z.enum(['jpg', 'png']), width: z.int() }).describe('For clients without AVIF and WebP'),
})
