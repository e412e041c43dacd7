import type { Locale } from '#kernel/locale.ts'

/** Flesch's formula is defined for samples of 100 words. */
const MIN_WORDS = 100

const FORMULA: Record<Locale, { base: number; perSentenceWord: number; perSyllable: number }> = {
  /** Flesch-Douma (W. H. Douma, De leesbaarheid van landbouwbladen, 1960). */
  nl: { base: 206.84, perSentenceWord: 0.93, perSyllable: 77 },
  /** Flesch reading ease (R. Flesch, A new readability yardstick, 1948). */
  en: { base: 206.835, perSentenceWord: 1.015, perSyllable: 84.6 },
  /** Kandel-Moles (L. Kandel, A. Moles, Application de l'indice de Flesch à la langue française, 1958). */
  fr: { base: 207, perSentenceWord: 1.015, perSyllable: 73.6 },
}

/** Vowel groups that are one syllable. */
const NUCLEUS: Record<Locale, RegExp> = {
  nl: /aai|ooi|oei|eeu|ieu|eau|aa|ee|ie|oo|uu|oe|eu|ui|ij|ei|au|ou|ai|oi|[aeiouyàáâäèéêëìíîïòóôöùúûü]/g,
  en: /[aeiouyéèêë]+/g,
  fr: /oui|[iuoy]?(?:eau|œu|oeu|ai|aî|au|ei|eu|ou|où|oû|oi|oî)|[iuy][aeoàâéèêô]|[aeiouyàâäéèêëîïôöùûüœæ]/g,
}
const SILENT_ENDING: Partial<Record<Locale, RegExp>> = {
  en: /(?:[^aeiouyl]e|[aeiouy]le|[^aeiouytd]ed|[^aeiouyscxz]es)$/,
  fr: /[^aeiouyàâéèêîôû]es?$|[éiu]es?$/,
}

/** Reading ease from 0 (hard) to 100 (easy) of running text; null for less than a hundred words. */
export function readingEase(locale: Locale, paragraphs: string[]): number | null {
  let [words, sentences, syllables] = [0, 0, 0]
  for (const paragraph of paragraphs) {
    // The lookbehind keeps a long row of full stops linear.
    sentences += paragraph.split(/(?<![.!?…])[.!?…]+["'”’»)]*\s+(?=[\p{Lu}\d"'“«‘(])/u).length
    for (const [word] of paragraph.matchAll(/\p{L}[\p{L}\p{M}'’]*/gu)) {
      words++
      syllables += syllablesOf(locale, word.toLowerCase())
    }
  }
  if (words < MIN_WORDS) return null
  const { base, perSentenceWord, perSyllable } = FORMULA[locale]
  const ease = base - (perSentenceWord * words) / sentences - (perSyllable * syllables) / words
  return Math.round(Math.max(0, Math.min(100, ease)) * 10) / 10
}

export function syllablesOf(locale: Locale, word: string): number {
  const nuclei = word.match(NUCLEUS[locale])?.length ?? 0
  return Math.max(1, SILENT_ENDING[locale]?.test(word) ? nuclei - 1 : nuclei)
}
