import { z } from 'zod'
import { LOCALES } from '#kernel/locale.ts'
import { namedObject } from '#kernel/schema-parts.ts'
import { PAGE_TEXT_KEYS } from './page-texts.schema.ts'

/** The site's own text of a page, with its `{placeholders}`. */
const sourceText = z.object({
  title: z.string(),
  description: z.string(),
  image: z.string().describe('Path of the share image'),
})

export const pageTextSources = namedObject('PageTextSources', {
  facts: z.record(z.enum(LOCALES), z.record(z.string(), z.string())).describe('Value of each placeholder, by name'),
  pages: z.array(
    z.object({ key: z.enum(PAGE_TEXT_KEYS), path: z.string(), texts: z.record(z.enum(LOCALES), sourceText) }),
  ),
})
export type PageTextSources = z.infer<typeof pageTextSources>
export type PageTextSource = PageTextSources['pages'][number]
