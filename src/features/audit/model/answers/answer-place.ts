import type { Locale } from '#kernel/locale.ts'
import { localizedPath } from '#kernel/locale.ts'
import type { AnswerKind } from './question-kind.ts'

const PLACES: Record<AnswerKind, string> = {
  price: '/services',
  hours: '/contact',
  place: '/contact',
  phone: '/contact',
  duration: '/faq',
  languages: '/faq',
  payment: '/faq',
  who: '/faq',
}
/** A passage that covers less of a question is about something else. */
const RELATED_FROM = 0.4

type Unanswered = { locale: Locale; coverage: number; address: string }

/** The page that should answer a question: that of its kind, else the page of the closest passage, else the FAQ. */
export function answerPlaceOf(kind: AnswerKind | null, { locale, coverage, address }: Unanswered): string {
  if (kind) return localizedPath(locale, PLACES[kind])
  return address && coverage >= RELATED_FROM ? address : localizedPath(locale, '/faq')
}
