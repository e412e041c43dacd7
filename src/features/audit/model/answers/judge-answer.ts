import type { Locale } from '#kernel/locale.ts'
import { foldText } from '#kernel/normalize-text.ts'
import type { AnswerFacts } from './answer-facts.ts'
import {
  amountsIn,
  hasDuration,
  hasPaymentTerms,
  languagesIn,
  paymentMethodsIn,
  phoneKey,
  phonesIn,
  timesIn,
  weeksIn,
} from './answer-values.ts'
import { openDaysIn } from './open-days.ts'
import type { Passage } from './passages.ts'
import { type AnswerKind, kindOf } from './question-kind.ts'
import { matchesPattern, type QuestionWords, searchedText, termsOf } from './question-terms.ts'
import { coverTopic, GENERAL } from './topic.ts'

/** Shares of the topic that a passage must cover. Chosen with the labelled pairs of `judge-answer.test.ts`. */
const ANSWERED_FROM = 0.6
/** With a value of the kind that is asked for. */
const ANSWERED_WITH_VALUE_FROM = 0.45
const SUBJECT_COVERED_FROM = 0.2

export type Judgement = { isAnswered: boolean; coverage: number; kind: AnswerKind | undefined }
type Judged = { question: string; passage: Passage; facts: AnswerFacts; locale: Locale }

/**
 * Whether a passage answers a question. A question of a known kind needs a value of that kind that equals the registered
 * facts; the others need most of their words.
 */
export function judgeAnswer({ question, passage, facts, locale }: Judged, words: QuestionWords): Judgement {
  const kind = kindOf(question, locale)
  const { coverage, topicCoverage } = coverTopic({ question, passage, kind, locale }, words)
  const text = `${passage.heading}\n${passage.text}`
  if (!kind) return { kind, coverage, isAnswered: coverage >= ANSWERED_FROM && !isOnlyHeading(passage) }
  const isAnswered = ANSWERS[kind]({ question: foldText(question), text, topicCoverage, facts, words })
  return { kind, coverage, isAnswered }
}

type Asked = { question: string; text: string; topicCoverage: number; facts: AnswerFacts; words: QuestionWords }
const isOnTopic = ({ topicCoverage }: Asked) => topicCoverage >= ANSWERED_WITH_VALUE_FROM

const ANSWERS: Record<AnswerKind, (asked: Asked) => boolean> = {
  price(asked) {
    const amounts = amountsIn(asked.text)
    const sold = soldAs(asked)
    if (!sold) return amounts.length > 0 && isOnTopic(asked)
    return asked.topicCoverage >= SUBJECT_COVERED_FROM && amounts.some((amount) => sold.includes(amount))
  },

  /** Without days in the text, the times are those of the registered days. */
  hours({ text, facts: { openingHours } }) {
    const times = timesIn(text)
    if (openingHours.length === 0) return times.length > 1
    const open = openDaysIn(text)
    const isOpenOn = (day: number) => openingHours.some(({ days }) => days.includes(day))
    return openingHours.some(({ days, opens, closes }) => {
      const hasTimes = [opens, closes].every((clock) => times.includes(minutesOf(clock)))
      return hasTimes && (open.length === 0 || (open.every(isOpenOn) && days.every((day) => open.includes(day))))
    })
  },

  place(asked) {
    const { street, towns } = asked.facts.place
    const folded = foldText(asked.text)
    const names = (place: string) => place.length > 0 && RegExp(`\\b${escapePattern(foldText(place))}\\b`).test(folded)
    if (!street && !towns.some(Boolean)) return isOnTopic(asked) && /\d/.test(folded)
    if (names(street)) return true
    // A town alone is where somebody is, not an address.
    const isAddress = street !== '' && /\b(?:adres|address|adresse)\b/.test(asked.question)
    return !isAddress && LOCATED.test(folded) && towns.some(names)
  },

  phone({ text, facts }) {
    const phones = phonesIn(text)
    return facts.phone ? phones.includes(phoneKey(facts.phone)) : phones.length > 0
  },

  duration(asked) {
    if (!IS_READY.test(asked.question)) return hasDuration(asked.text) && isOnTopic(asked)
    const { readyWeeks } = asked.facts
    if (!readyWeeks) return hasDuration(asked.text) && IS_READY.test(foldText(asked.text)) && isOnTopic(asked)
    return weeksIn(asked.text).some(({ from, to }) => from >= readyWeeks.from && to <= readyWeeks.to)
  },

  languages({ question, text, facts }) {
    const asked = languagesIn(question)
    const named = languagesIn(text)
    const needed = asked.length > 0 ? asked : facts.languages
    return named.length > 0 && needed.every((language) => named.includes(language))
  },

  payment(asked) {
    const methods = paymentMethodsIn(asked.text)
    const [wanted] = paymentMethodsIn(asked.question)
    if (wanted) return methods.includes(wanted) && isOnTopic(asked)
    if (IN_PARTS.test(asked.question)) return IN_PARTS.test(foldText(asked.text)) && isOnTopic(asked)
    if (!IN_ADVANCE.test(asked.question)) return methods.length > 0 && isOnTopic(asked)
    return hasPaymentTerms(asked.text) && isUpfrontShare(asked) && isOnTopic(asked)
  },

  who(asked) {
    const folded = foldText(asked.text)
    const names = [...asked.facts.people, asked.facts.companyName].filter(Boolean)
    return isOnTopic(asked) && (names.some((name) => folded.includes(foldText(name))) || OURSELVES.test(folded))
  },
}

const LOCATED = /\b(?:gevestigd|kantoor|adres|located|based|office|address|situes?|bureaux?|adresse|etablis?)\b/
const IS_READY =
  /\b(?:klaar|levertijd|doorlooptijd|geleverd|ready|lead time|delivered|delivery|prete?s?|livree?s?)\b|\b(?:maken|bouwen|online|make|build|realiser|creer)\b|\bdelai\b.*\bsite\b/
const IN_PARTS = /\b(?:schijven|termijnen|gespreid|instal\w+|plusieurs fois|tranches?)\b/
const IN_ADVANCE = /\b(?:voorschot\w*|vooraf|advance|deposit|upfront|acompte\w*)\b/
const HALF = /\b(?:helft|half|moitie)\b/
/** Says who does it, and not others. "We" alone is the subject of nearly every sentence. */
const OURSELVES =
  /\b(?:wij|we) (?:\w+ ){0,3}zelf\b|\bwijzelf\b|\bons (?:eigen )?team\b|\b(?:we|us) (?:\w+ ){0,3}ourselves\b|\bour (?:own )?team\b|\bnous[ -]memes\b|\bnotre (?:propre )?equipe\b|(?:^|[.!?\n] *)(?:wij|we do|nous)[.!,]/

function isUpfrontShare({ text, facts: { upfrontShare } }: Asked): boolean {
  if (upfrontShare === undefined) return true
  const share = Math.round(upfrontShare * 100)
  return RegExp(`\\b${share}\\s?%`).test(text) || (share === 50 && HALF.test(foldText(text)))
}

/** The registered amounts of what the question is about; undefined when nothing registered has its name. */
function soldAs({ question, facts, words }: Asked): number[] | undefined {
  const terms = termsOf(question, words)
  const found = facts.prices.flatMap(({ name, amounts }) => {
    const names = searchedText(name).split(' ')
    const matched = terms.filter((term) => names.some((name) => term.some((pattern) => matchesPattern(pattern, name))))
    if (matched.length === 0 || amounts.length === 0) return []
    // The maintenance of a website is about maintenance.
    return [
      { amounts, isGeneral: matched.every((term) => term.some((pattern) => GENERAL.test(pattern.replace('*', '')))) },
    ]
  })
  const specific = found.filter((one) => !one.isGeneral)
  const chosen = specific.length > 0 ? specific : found
  return chosen.length > 0 ? chosen.flatMap(({ amounts }) => amounts) : undefined
}

/** A heading with a sentence that says nothing. */
function isOnlyHeading({ text }: Passage): boolean {
  return searchedText(text).split(' ').length < 3
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
