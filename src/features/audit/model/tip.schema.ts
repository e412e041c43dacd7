import { z } from 'zod'
import { namedObject, requiredText } from '#kernel/schema-parts.ts'

const TIP_AREAS = ['vitals', 'seo', 'ai', 'translation', 'operations'] as const

export const tip = namedObject('Tip', {
  key: z.string().describe('Stable: a dismissal refers to it'),
  area: z.enum(TIP_AREAS),
  isCritical: z.boolean().describe('Costs visitors, data or results in search engines now: listed first'),
  people: z.int().describe('Views in four weeks of the pages that it is about'),
  effect: z.number().describe('0 to 100; higher is worse. Comparable across areas'),
  text: z.string().describe('Key of the texts of the tip: the id of a check, or a kind of tip'),
  values: z.record(z.string(), z.union([z.string(), z.number()])).describe('For the holes of the texts'),
  page: z.string().describe('Address of the page; empty for the whole site'),
  element: z.string(),
  more: z.int().describe('Other pages with the same finding'),
  link: z.string().describe('The field or screen where the change is made; empty for a developer'),
  isForDeveloper: z.boolean().describe('The owner cannot do it in the admin area'),
})
export type Tip = z.infer<typeof tip>

export type Dismissal = { key: string; effect: number; reason: string; by: string | null; at: string }

export const tipList = namedObject('TipList', {
  tips: z
    .array(tip)
    .describe('What the owner can do: critical ones first, then by people, then by effect; at most ten'),
  developer: z.array(tip).describe('What needs a developer or the operator of the server, in the same order'),
  total: z.int().describe('Of the owner, including those that are not listed'),
  dismissed: z.array(
    z.object({ tip, reason: z.string(), by: z.string().nullable(), at: z.iso.datetime() }).describe('Newest first'),
  ),
  isComplete: z.boolean().describe('False when some source could not be read'),
})
export type TipList = z.infer<typeof tipList>
export type DismissedTip = TipList['dismissed'][number]

/** Messages are translation keys, shared by the form and the API. */
export const tipDismissal = z.object({
  key: z.string().min(1).max(300),
  reason: requiredText(500, { required: 'tips:reason.required', long: 'tips:reason.long' }),
})

const MAX_TIPS = 10
/** More are on the screens of the audit. */
const MAX_DEVELOPER_TIPS = 50
/** A dismissed tip is shown again when its effect has grown by more than this share. */
const GROWTH = 0.1

/** What costs the owner most comes first. Dismissed tips are listed separately until their effect grows. */
export function rankTips(tips: Tip[], dismissals: Dismissal[]): Omit<TipList, 'isComplete'> {
  const dismissalOf = new Map(dismissals.map((one) => [one.key, one]))
  const hidingOf = ({ key, effect }: Tip) => {
    const dismissal = dismissalOf.get(key)
    return dismissal && effect <= dismissal.effect * (1 + GROWTH) ? dismissal : undefined
  }
  const shown = tips.filter((one) => !hidingOf(one)).sort(byCost)
  const own = shown.filter(({ isForDeveloper }) => !isForDeveloper)
  const dismissed = tips.flatMap((tip) => {
    const hiding = hidingOf(tip)
    return hiding ? [{ tip, reason: hiding.reason, by: hiding.by, at: hiding.at }] : []
  })
  return {
    tips: own.slice(0, MAX_TIPS),
    developer: shown.filter(({ isForDeveloper }) => isForDeveloper).slice(0, MAX_DEVELOPER_TIPS),
    total: own.length,
    dismissed: dismissed.sort((one, other) => other.at.localeCompare(one.at)),
  }
}

function byCost(one: Tip, other: Tip): number {
  return (
    Number(other.isCritical) - Number(one.isCritical) ||
    other.people - one.people ||
    other.effect - one.effect ||
    one.key.localeCompare(other.key)
  )
}

/**
 * How far a page is over the limit of "good" (at most three times the limit), weighted by its share of the
 * measurements: a page that everyone visits weighs four times one that hardly anyone does.
 */
export function vitalEffect({ p75, limit, share }: { p75: number; limit: number; share: number }): number {
  const excess = Math.min(2, Math.max(0, p75 / limit - 1))
  return 20 * excess * (0.25 + 0.75 * share)
}

/** Of a tip that is about no single page. */
export const WHOLE_SITE = { page: '', element: '', more: 0 }

/** `isCritical`: the owner loses emails, data or the account. Without a link, the operator of the server must act. */
export const OPERATIONS = {
  'disk-full': { effect: 90, isCritical: true },
  'mail-failing': { effect: 60, isCritical: true },
  'no-mail-server': { effect: 50, isCritical: true },
  'jobs-failed': { effect: 55, isCritical: true },
  'calendar-unread': { effect: 55, isCritical: true },
  'no-backup': { effect: 50, isCritical: true },
  'backup-not-uploaded': { effect: 50, isCritical: true },
  'pictures-missing': { effect: 50, isCritical: false },
  'backup-not-copied': { effect: 35, isCritical: false },
  'first-password': { effect: 45, isCritical: true },
  'demo-content': { effect: 10, isCritical: false },
} as const

type OperationDetails = { values?: Tip['values']; growth?: number; people?: number }

/** `growth` is what makes it worse over time, in points. */
export function operationTip(
  name: keyof typeof OPERATIONS,
  link: string,
  { values = {}, growth = 0, people = 0 }: OperationDetails = {},
): Tip {
  const { effect, isCritical } = OPERATIONS[name]
  return {
    ...WHOLE_SITE,
    ...{ key: `operations:${name}`, area: 'operations', text: name, values, link, people, isCritical },
    effect: Math.min(100, effect + growth),
    isForDeveloper: link === '',
  }
}
