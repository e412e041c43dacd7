import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '#kernel/locale.ts'
import { en } from '#tests/fixtures/answers/en.ts'
import { fr } from '#tests/fixtures/answers/fr.ts'
import { type LabelledPairs, REGISTERED } from '#tests/fixtures/answers/labelled-pairs.ts'
import { nl } from '#tests/fixtures/answers/nl.ts'
import { QUESTION_WORDS } from '../../content/question-words.ts'
import { judgeAnswer } from './judge-answer.ts'
import { kindOf } from './question-kind.ts'

const LABELLED: Record<Locale, LabelledPairs> = { nl, en, fr }
const NOTHING = {
  ...REGISTERED,
  prices: [],
  openingHours: [],
  place: { street: '', towns: [] },
  phone: '',
  people: [],
  companyName: '',
}

function judge(locale: Locale, question: string, [heading, text]: [string, string], facts = REGISTERED) {
  return judgeAnswer({ question, passage: { heading, text }, facts, locale }, QUESTION_WORDS[locale])
}

test.each([...LOCALES])('at least 150 labelled pairs in %s: precision 0.95 and recall 0.8', (locale) => {
  const { passages, pairs } = LABELLED[locale]
  expect(new Set(pairs.map(([question, passage]) => `${question} ${passage}`)).size).toBeGreaterThanOrEqual(150)
  const judged = pairs.map(([question, name, isAnswer]) => {
    const { isAnswered, coverage, kind } = judge(locale, question, passages[name]!)
    return {
      isAnswered,
      isAnswer,
      line: `${isAnswer ? 'missed' : 'wrong'} ${coverage.toFixed(2)} ${kind} ${question} ${name}`,
    }
  })
  const right = judged.filter(({ isAnswered, isAnswer }) => isAnswered && isAnswer).length
  const precision = right / judged.filter(({ isAnswered }) => isAnswered).length
  const recall = right / judged.filter(({ isAnswer }) => isAnswer).length
  // biome-ignore lint/suspicious/noConsole: the figures are for the reader of the output
  console.info(`${locale}: ${pairs.length} pairs, precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`)
  const faults = judged.filter(({ isAnswered, isAnswer }) => isAnswered !== isAnswer).map(({ line }) => line)
  expect(precision, faults.join('\n')).toBeGreaterThanOrEqual(0.95)
  expect(recall, faults.join('\n')).toBeGreaterThanOrEqual(0.8)
})

test.each<[Locale, string, string | undefined]>([
  ['nl', 'Waar worden mijn gegevens bewaard?', undefined],
  ['nl', 'Zijn de prijzen inclusief btw?', undefined],
  ['nl', 'Krijg ik een e-mailadres met mijn eigen domeinnaam?', undefined],
  ['nl', 'Hoelang duurt een knipbeurt?', 'duration'],
  ['nl', 'Kan ik met Bancontact betalen?', 'payment'],
  ['en', 'Are you open at the weekend?', 'hours'],
  ['en', 'Is a quote free?', undefined],
  ['fr', 'Où sont conservées mes données ?', undefined],
  ['fr', 'Quels sont vos horaires ?', 'hours'],
])('%s: %s asks for %s', (locale, question, kind) => {
  expect(kindOf(question, locale)).toBe(kind)
})

test.each([
  ['Wat zijn jullie openingsuren?', 'Van 8:30 tot 18:30.'],
  ['Wat is jullie telefoonnummer?', 'Bel 09 222 33 44.'],
  ['Waar zijn jullie gevestigd?', 'We zijn gevestigd in de Kerkstraat 4.'],
])('%s: without a registered fact any value answers, with one only an equal one', (question, text) => {
  expect(judge('nl', question, ['', text], NOTHING).isAnswered).toBe(true)
  expect(judge('nl', question, ['', text]).isAnswered).toBe(false)
})

test.each<[Locale, string, string]>([
  ['nl', 'Waar zijn jullie gevestigd?', 'Ons kantoor bestaat sinds de oprichting in 2000.'],
  ['en', 'Where are you located?', 'The office was founded in 2000.'],
  ['nl', 'Wat zijn jullie openingsuren?', 'Op zaterdag zijn we open van 9:00 tot 17:00.'],
  ['en', 'What are your opening hours?', 'Saturday: 9:00 to 17:00.'],
  ['en', 'What are your opening hours?', 'Every day from 9:00 to 17:00.'],
  ['fr', 'Quelles sont vos heures d’ouverture ?', 'Le samedi de 9 h à 17 h.'],
  ['nl', 'Wie gaat mijn website maken?', 'We maken elke website op maat.'],
  ['nl', 'Wie gaat mijn website maken?', 'Wij vinden dat een website snel moet zijn.'],
  ['fr', 'Qui va réaliser mon site ?', 'Nous pensons qu’un site doit être rapide.'],
])('%s: %s is not answered by "%s"', (locale, question, text) => {
  expect(judge(locale, question, ['', text]).isAnswered).toBe(false)
})

test.each<[Locale, string]>([
  ['nl', 'Ma-vr 9:00 – 17:00, za gesloten'],
  ['nl', 'Maandag tot en met vrijdag van 9:00 tot 17:00. Gesloten op zaterdag, zondag en feestdagen.'],
  ['en', 'Open on weekdays from 9 am to 5 pm. Closed at the weekend.'],
  ['fr', 'Du lundi au vendredi, de 9 h à 17 h ; fermé le samedi et le dimanche.'],
])('%s: the days of "%s" are those that are registered', (locale, text) => {
  const question = {
    nl: 'Wat zijn jullie openingsuren?',
    en: 'What are your opening hours?',
    fr: 'Quels sont vos horaires ?',
  }
  expect(judge(locale, question[locale], ['', text]).isAnswered).toBe(true)
})

test('a company that registered no period and no share is answered by any; one that did, by its own only', () => {
  const unregistered = { ...REGISTERED, readyWeeks: undefined, upfrontShare: undefined }
  const weeks = ['', 'Reken op 10 weken voor je website klaar is.'] as [string, string]
  const share = ['', 'Je betaalt 30 % voorschot bij het begin.'] as [string, string]
  expect(judge('nl', 'Hoe snel kan mijn website klaar zijn?', weeks, unregistered).isAnswered).toBe(true)
  expect(judge('nl', 'Hoe snel kan mijn website klaar zijn?', weeks).isAnswered).toBe(false)
  expect(
    judge('nl', 'Hoe snel kan mijn website klaar zijn?', ['', 'Je website is snel klaar.'], unregistered).isAnswered,
  ).toBe(false)
  expect(judge('nl', 'Moet ik een voorschot betalen?', share, unregistered).isAnswered).toBe(true)
  expect(judge('nl', 'Moet ik een voorschot betalen?', share).isAnswered).toBe(false)
})
