import { z } from 'zod'
import { defineSetting } from '#features/settings/model/define-setting.ts'
import { withoutPrefix } from '#kernel/locale.ts'
import { namedObject } from '#kernel/schema-parts.ts'
import { normalizeName } from './normalize-name.ts'

export const MAX_OWN_GOALS = 20
const MAX_VALUES = 6
export const MAX_BUTTON_NAME = 100

export const OWN_GOAL_KINDS = ['page', 'button'] as const
export type OwnGoalKind = (typeof OWN_GOAL_KINDS)[number]

const REQUIRED = 'goals:invalid.required'

/** Owners paste addresses: the path as page views are counted, without host, language, query string and fragment. */
function toPath(address: string): string {
  const path = (URL.parse(address)?.pathname ?? address)
    .replace(/[?#].*/s, '')
    .toLowerCase()
    .trim()
  return withoutPrefix(path.replace(/(.)\/$/, '$1'))
}

/** Given when the goal is first saved, and kept when it is renamed: presses of a button are stored with it. */
const id = z.string().max(80).default('')
const name = z.string().trim().min(1, REQUIRED).max(60, 'goals:invalid.long')
const values = <Value extends z.ZodType<string>>(value: Value) =>
  z.array(value).min(1, REQUIRED).max(MAX_VALUES, 'goals:invalid.many')

/** Addresses or names in several languages are one goal. */
const ownGoal = z.discriminatedUnion('kind', [
  z.object({
    id,
    name,
    kind: z.literal('page'),
    values: values(
      z
        .string()
        .max(500, 'goals:invalid.path')
        .overwrite(toPath)
        .regex(/^\/[^\s?#]*$/, 'goals:invalid.path'),
    ),
  }),
  z.object({
    id,
    name,
    kind: z.literal('button'),
    values: values(z.string().trim().min(1, REQUIRED).max(MAX_BUTTON_NAME, 'goals:invalid.long')),
  }),
])
export type OwnGoal = z.infer<typeof ownGoal>

/** Goals of earlier versions have none: theirs is their name, with which presses were stored. */
function withIds(goals: OwnGoal[]): OwnGoal[] {
  const used = new Set(goals.map(({ id }) => id))
  const seen = new Set<string>()
  return goals.map((goal) => {
    const isKept = goal.id !== '' && !seen.has(goal.id)
    let free = isKept ? goal.id : goal.name
    for (let number = 2; !isKept && used.has(free); number++) free = `${goal.name} (${number})`
    seen.add(free)
    used.add(free)
    return { ...goal, id: free }
  })
}

const isUnique = (names: string[]) => new Set(names.map(normalizeName)).size === names.length

const ownGoals = namedObject('OwnGoals', {
  goals: z
    .array(ownGoal)
    .max(MAX_OWN_GOALS, 'goals:invalid.tooMany')
    .refine((goals) => isUnique(goals.map((goal) => goal.name)), 'goals:invalid.twice')
    // One click is one goal: a name of two goals would be counted for the first only.
    .refine(
      (goals) => isUnique(goals.flatMap((goal) => (goal.kind === 'button' ? goal.values : []))),
      'goals:invalid.buttonTwice',
    )
    .overwrite(withIds),
})
export type OwnGoals = z.infer<typeof ownGoals>

/** Goals of the owner, beside those of the product. */
export const goalsSetting = defineSetting<OwnGoals>({ key: 'goals', schema: ownGoals, initial: { goals: [] } })
