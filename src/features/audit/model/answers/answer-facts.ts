import type { Company } from '#features/settings/model/company.schema.ts'
import type { Locale } from '#kernel/locale.ts'

/** What the company has registered in its settings. An empty list: not registered, so that any value answers. */
export type AnswerFacts = Pick<Company, 'openingHours' | 'phone'> & {
  /** Euro, by the name of what is sold. */
  prices: readonly { name: string; amounts: readonly number[] }[]
  /** Street, postal code, town. */
  places: readonly string[]
  people: readonly string[]
  companyName: string
  languages: readonly Locale[]
  /** Weeks until a simple site is ready. */
  readyWeeks: { from: number; to: number }
  /** Paid in advance, 0 to 1. */
  upfrontShare: number
}
