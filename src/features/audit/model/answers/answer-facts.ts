import type { Company } from '#features/settings/model/company.schema.ts'
import type { Locale } from '#kernel/locale.ts'

/** What the company has registered in its settings. What is empty or undefined is not registered: any value answers. */
export type AnswerFacts = Pick<Company, 'openingHours' | 'phone'> & {
  /** Euro, by the name of what is sold. */
  prices: readonly { name: string; amounts: readonly number[] }[]
  /** The town in each language. A postal code alone is any number. */
  place: { street: string; towns: readonly string[] }
  people: readonly string[]
  companyName: string
  languages: readonly Locale[]
  /** Weeks until a simple site is ready. */
  readyWeeks: { from: number; to: number } | undefined
  /** Paid in advance, 0 to 1. */
  upfrontShare: number | undefined
}
