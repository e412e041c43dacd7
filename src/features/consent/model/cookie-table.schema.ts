import { z } from 'zod'

/** The storage registry in one language: one row per cookie or storage key. */
export const cookieTable = z.object({
  caption: z.string(),
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string())),
  /** `{size}` is filled in by the browser. */
  used: z.string(),
  showUsed: z.string(),
  unknownUse: z.string(),
})
export type CookieTable = z.infer<typeof cookieTable>
