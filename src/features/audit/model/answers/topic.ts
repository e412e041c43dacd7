import type { Locale } from '#kernel/locale.ts'
import type { Passage } from './passages.ts'
import type { AnswerKind } from './question-kind.ts'
import { matchesPattern, type QuestionWords, searchedText } from './question-terms.ts'

/** Weights of a match: the word itself or a synonym; in the text or only in the heading, which may repeat the question. */
const BY_SYNONYM = 0.85
const IN_HEADING_ONLY = 0.75
/** Words that nearly every passage of a web company has. */
export const GENERAL = /^(?:web|websites?|sites?|webdesign)$/
const GENERAL_WEIGHT = 0.35
/** Share of the longer word that two words of one stem have in common. */
const SAME_STEM = 0.66

/** Words without a topic, besides those of `QUESTION_WORDS`. */
const STOP_WORDS: Record<Locale, string> = {
  nl: 'de het een en of in op van voor met bij om te er is zijn was heb hebben hebt jij u uw dat die dit deze als dan naar uit aan tot over per mogen laten ook niet geen nodig hier daar tegen zoals heel men',
  en: 'the a an and or in on of for with at to is are be am was has have it this that these those as from by into about per not no if there here any i my all have had made',
  fr: 'le la les un une des du de et ou en au aux sur pour avec dans par est sont etre il on ce cet cette ces se sa son ses ne pas si plus y a t il d l s n m c qu je tu peut puis faut lors chez meme toute',
}

/** Words that the value answers: they need not be in the passage. */
const KIND_WORDS: Record<AnswerKind, RegExp> = {
  price:
    /^(?:kost\w*|prijs\w*|prijzen|tarie\w*|betaal\w*|betalen|duur|duurt|hoeveel|laten|maken|maand\w*|elke|cost\w*|pric\w*|rates?|fees?|pay|much|expensive|month\w*|every|made|cout\w*|prix|tarifs?|payer|combien|mois|chaque|creation)$/,
  hours: /^/,
  place: /^/,
  phone: /^/,
  languages: /^/,
  duration:
    /^(?:snel|lang|lange|hoelang|duurt|duren|tijd|wanneer|klaar|fast|long|soon|quickly|take|takes|time|when|combien|temps|delai|dure|quand|faut|premier|first|eerste)$/,
  payment:
    /^(?:betal\w*|betaal\w*|betaalm\w*|moet|aanvaard\w*|pay|paid|payment\w*|method\w*|option\w*|accept|have|payer|paiement\w*|moyens?|propose|acceptez|mode)$/,
  who: /^(?:wie|gaat|who|will|when|qui|va|quand|moi|mon)$/,
}

/** Sentences that are read together: words that are far apart say nothing together. */
const WINDOW = 3

type Coverage = { coverage: number; topicCoverage: number }
type Topic = { question: string; passage: Passage; kind: AnswerKind | undefined; locale: Locale }

/** The weighted share of the words of a question that a passage has: of all words, and without those of its kind. */
export function coverTopic({ question, passage, kind, locale }: Topic, words: QuestionWords): Coverage {
  const skipped = new Set(`${words.ignored} ${STOP_WORDS[locale]}`.split(' '))
  const groups = words.synonyms.map((line) => line.split(' '))
  const asked = [...new Set(searchedText(question).split(' '))].filter((word) => word.length > 1 && !skipped.has(word))
  const terms = asked.map((word) => ({
    word,
    patterns: groups.find((group) => group.some((pattern) => matchesPattern(pattern, word))) ?? [],
    weight: GENERAL.test(word) ? GENERAL_WEIGHT : 1,
    isOfKind: kind !== undefined && KIND_WORDS[kind].test(word),
  }))
  const heading = searchedText(passage.heading).split(' ')
  const inWindows = windowsOf(passage.text).map((text) => {
    const rated = terms.map(({ word, patterns, ...term }) => ({
      ...term,
      share: Math.max(foundIn(text, word, patterns), IN_HEADING_ONLY * foundIn(heading, word, patterns)),
    }))
    const ofTopic = rated.filter(({ isOfKind }) => !isOfKind)
    return { coverage: meanOf(rated), topicCoverage: meanOf(ofTopic, 1) }
  })
  const most = (name: keyof Coverage) => Math.max(0, ...inWindows.map((shares) => shares[name]))
  return { coverage: most('coverage'), topicCoverage: most('topicCoverage') }
}

/** The words of each run of sentences. */
function windowsOf(text: string): string[][] {
  const sentences = text.split(/(?<=[.!?])\s+|\n+/).map((sentence) => searchedText(sentence).split(' '))
  const last = Math.max(0, sentences.length - WINDOW)
  return Array.from({ length: last + 1 }, (_, start) => sentences.slice(start, start + WINDOW).flat())
}

function meanOf(rated: { share: number; weight: number }[], none = 0): number {
  const total = rated.reduce((sum, { weight }) => sum + weight, 0)
  return total === 0 ? none : rated.reduce((sum, { share, weight }) => sum + share * weight, 0) / total
}

function foundIn(found: readonly string[], word: string, patterns: readonly string[]): number {
  if (found.some((one) => hasSameStem(one, word))) return 1
  return found.some((one) => patterns.some((pattern) => matchesPattern(pattern, one))) ? BY_SYNONYM : 0
}

function hasSameStem(one: string, other: string): boolean {
  if (one === other) return true
  const longest = Math.max(one.length, other.length)
  let common = 0
  while (common < one.length && one[common] === other[common]) common++
  return common >= 4 && common / longest >= SAME_STEM
}
