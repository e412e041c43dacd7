import { foldText } from '#kernel/normalize-text.ts'

const NAMES = [
  ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'],
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
  ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
]
/** Letters of the abbreviations of a language. */
const SHORT = [2, 3, 3]
/** Words that name several days. Numbers are those of ISO, from Monday. */
const GROUPS: [RegExp, number[]][] = [
  [
    /\b(?:weekdag(?:en)?|werkdag(?:en)?|weekdays?|(?:working|business) days?|jours? ouvrables?|en semaine)\b/,
    [1, 2, 3, 4, 5],
  ],
  [/\bweek-?ends?\b/, [6, 7]],
  [
    /\b(?:elke dag|every day|daily|tous les jours|chaque jour(?! ouvrable)|7 ?(?:\/|op|sur) ?7)\b/,
    [1, 2, 3, 4, 5, 6, 7],
  ],
]
const RANGE_WORDS = '(?:-|–|tot(?: en met)?|t/m|to|until|through|au|a)'
const CLOSED = /\b(?:gesloten|dicht|closed|fermee?s?)\b/

/** Weekdays that a text names, except those of which it says that they are closed: 1 is Monday. */
export function openDaysIn(text: string): number[] {
  let isClosed = false
  const open = foldText(text)
    .split(/[,.;!?\n]+(?!\d)/)
    .filter((part) => {
      // "Closed on Saturday, Sunday and holidays": a part without a time continues.
      isClosed = CLOSED.test(part) || (isClosed && !/\d/.test(part))
      return !isClosed
    })
  return [...new Set(open.flatMap(daysIn))]
}

function daysIn(text: string): number[] {
  const ofLanguages = NAMES.flatMap((names, index) => {
    const short = SHORT[index]
    const one = `(${names.map((name) => `${name}|${name.slice(0, short)}`).join('|')})`
    const numberOf = (written: string) => names.findIndex((name) => name.startsWith(written)) + 1
    const ranges = [...text.matchAll(RegExp(`\\b${one}\\.?\\s?${RANGE_WORDS}\\s?${one}\\b`, 'g'))]
    const single = names.flatMap((name, at) => (RegExp(`\\b${name}s?\\b`).test(text) ? [at + 1] : []))
    return [...ranges.flatMap(([, from = '', to = '']) => daysBetween(numberOf(from), numberOf(to))), ...single]
  })
  return [...ofLanguages, ...GROUPS.flatMap(([group, days]) => (group.test(text) ? days : []))]
}

function daysBetween(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
}
