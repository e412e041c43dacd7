import { z } from 'zod'
import { namedObject, requiredText } from '#kernel/schema-parts.ts'

const TIP_AREAS = ['vitals', 'seo', 'ai', 'translation', 'operations'] as const

export const tip = namedObject('Tip', {
  key: z.string().describe('Stable: a dismissal refers to it'),
  area: z.enum(TIP_AREAS),
  effect: z.number().describe('0 to 100; higher is worse. Comparable across areas'),
  text: z.string().describe('Key of the texts of the tip: the id of a check, or a kind of tip'),
  values: z.record(z.string(), z.union([z.string(), z.number()])).describe('For the holes of the texts'),
  page: z.string().describe('Address of the page; empty for the whole site'),
  element: z.string(),
  more: z.int().describe('Other pages with the same finding'),
  link: z.string().describe('Where the change is made; empty when that is outside the admin area'),
})
export type Tip = z.infer<typeof tip>

export type Dismissal = { key: string; effect: number; reason: string; by: string | null; at: string }

export const tipList = namedObject('TipList', {
  tips: z.array(tip).describe('Largest effect first'),
  total: z.int().describe('Including those that are not listed'),
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
/** A dismissed tip is shown again when its effect has grown by more than this share. */
const GROWTH = 0.1

/** Largest effect first. Dismissed tips are listed separately until their effect grows. */
export function rankTips(tips: Tip[], dismissals: Dismissal[]): Omit<TipList, 'isComplete'> {
  const dismissalOf = new Map(dismissals.map((one) => [one.key, one]))
  const hidingOf = ({ key, effect }: Tip) => {
    const dismissal = dismissalOf.get(key)
    return dismissal && effect <= dismissal.effect * (1 + GROWTH) ? dismissal : undefined
  }
  const shown = tips
    .filter((one) => !hidingOf(one))
    .sort((one, other) => other.effect - one.effect || one.key.localeCompare(other.key))
  const dismissed = tips.flatMap((tip) => {
    const hiding = hidingOf(tip)
    return hiding ? [{ tip, reason: hiding.reason, by: hiding.by, at: hiding.at }] : []
  })
  return {
    tips: shown.slice(0, MAX_TIPS),
    total: shown.length,
    dismissed: dismissed.sort((one, other) => other.at.localeCompare(one.at)),
  }
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

const OPERATION_EFFECTS = {
  'disk-full': 90,
  'mail-failing': 60,
  'no-mail-server': 50,
  'jobs-failed': 55,
  'calendar-unread': 55,
  'no-backup': 50,
  'backup-not-uploaded': 50,
  'pictures-missing': 50,
  'backup-not-copied': 35,
  'first-password': 45,
  'demo-content': 10,
} as const

/** `growth` is what makes it worse over time, in points. */
export function operationTip(
  name: keyof typeof OPERATION_EFFECTS,
  link: string,
  { values = {}, growth = 0 }: { values?: Tip['values']; growth?: number } = {},
): Tip {
  const effect = Math.min(100, OPERATION_EFFECTS[name] + growth)
  return { ...WHOLE_SITE, key: `operations:${name}`, area: 'operations', effect, text: name, values, link }
}
