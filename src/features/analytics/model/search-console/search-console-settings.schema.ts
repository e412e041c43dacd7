import { z } from 'zod'
import { defineSetting } from '#features/settings/model/define-setting.ts'
import { namedObject } from '#kernel/schema-parts.ts'

/** Owners paste the tag that Search Console gives, or only its code. */
const CONTENT = /\bcontent=["']([^"']+)["']/i

const searchConsoleSettings = namedObject('SearchConsoleSettings', {
  /** Content of the tag on every public page. Empty: no tag. */
  verification: z
    .string()
    .max(500, 'search-console-settings:invalid.verification')
    .overwrite((text) => (CONTENT.exec(text)?.[1] ?? text).trim())
    .regex(/^(?:[\w+/-]{20,100}={0,2})?$/, 'search-console-settings:invalid.verification'),
})
export type SearchConsoleSettings = z.infer<typeof searchConsoleSettings>

export const searchConsoleSetting = defineSetting<SearchConsoleSettings>({
  key: 'search-console',
  schema: searchConsoleSettings,
  initial: { verification: '' },
})
