import type { Check } from '../check.ts'
import { isLegalPage, isSearchResult, pageCheck } from './define.ts'

/** Flesch's own scale: 60 and more is plain language that pupils of 13 to 15 understand. */
const MIN_EASE = 60
/** Insurance contracts in most states of the US must reach 40 (NAIC Model Act 575): the only legal norm that uses the scale. */
const MIN_LEGAL_EASE = 40

export const TEXT_CHECKS: readonly Check[] = [
  pageCheck(
    'readability',
    'notice',
    (input) => {
      const [ease, min] = [input.digest.readability ?? 100, isLegalPage(input) ? MIN_LEGAL_EASE : MIN_EASE]
      return ease >= min ? [] : [{ values: { ease: Math.round(ease), min } }]
    },
    (input) => isSearchResult(input) && input.digest.readability !== null,
  ),

  /** Text that declares another language with its own `lang` is not part of the comparison. */
  pageCheck(
    'text-language',
    'error',
    ({ page, digest }) =>
      digest.textLanguage === page.locale
        ? []
        : [{ values: { found: digest.textLanguage ?? '', expected: page.locale } }],
    (input) => isSearchResult(input) && input.digest.textLanguage !== null,
  ),
]
