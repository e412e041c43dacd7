import { LOCALES, type Locale } from '#kernel/locale.ts'

/** Frequent words that only one of the three languages has: `de`, `en`, `in`, `is`, `of`, `on` and `we` are left out. */
const STOP_WORDS: Record<Locale, Set<string>> = {
  nl: wordSet(
    'het een van niet je jij jouw dat voor met zijn op te aan ook als bij maar nog naar dan wat uit hebben heeft wordt worden ons onze kan meer er wij geen zonder dit deze welke hoe',
  ),
  en: wordSet(
    'the and to you your for that with are this it be not have has from by our can will what when which how without they their there was were do does an',
  ),
  fr: wordSet(
    'le la les des du et est une un pour que qui dans sur avec pas vous nous votre vos notre par au aux ce cette sont ou sans se il elle nos être à où',
  ),
}

/** Minimum number of recognised words. */
const MIN_HITS = 10
/** Required share of the most frequent language; the rest may be quotations. */
const MIN_SHARE = 0.6

/** The language whose frequent words a text uses; null for a short or mixed one. */
export function detectTextLanguage(text: string): Locale | null {
  const hits: Record<Locale, number> = { nl: 0, en: 0, fr: 0 }
  for (const [word] of text.toLowerCase().matchAll(/\p{L}+/gu))
    for (const locale of LOCALES) if (STOP_WORDS[locale].has(word)) hits[locale]++
  const total = hits.nl + hits.en + hits.fr
  const best = LOCALES.reduce((a, b) => (hits[b] > hits[a] ? b : a))
  return total >= MIN_HITS && hits[best] / total >= MIN_SHARE ? best : null
}

function wordSet(words: string): Set<string> {
  return new Set(words.split(' '))
}
