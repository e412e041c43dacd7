import { z } from 'zod'

/** What a page needs to show a picture. Its alternative text belongs to the place where it is used, not to the file. */
export const picture = z
  .object({
    id: z.string(),
    width: z.int().describe('Of the widest version, in pixels'),
    height: z.int(),
    colour: z.string().describe('The average colour, such as #0a7fb0, to show while it loads'),
    widths: z.array(z.int()).describe('Each exists as AVIF and as WebP, narrowest first'),
    fallback: z.object({ format: z.enum(['jpg', 'png']), width: z.int() }).describe('For programs that read neither'),
  })
  .meta({ id: 'Picture' })
