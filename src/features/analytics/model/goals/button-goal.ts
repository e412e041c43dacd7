import type { OwnGoal } from './goals.schema.ts'
import { normalizeName } from './normalize-name.ts'

/** The goal that a press of a button or link with this name reaches. Other names are never stored: they may be personal. */
export function buttonGoal(goals: readonly OwnGoal[], label: string): OwnGoal | undefined {
  const pressed = normalizeName(label)
  return goals.find(({ kind, values }) => kind === 'button' && values.some((name) => normalizeName(name) === pressed))
}
