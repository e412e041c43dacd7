import type { z } from 'zod'

/** Something the owner configures. Defined by the slice that uses it; this slice stores, validates and undoes it. */
export type Setting<Value extends object = object> = {
  /** Row key, and cache tag of the pages that show it. */
  key: string
  schema: z.ZodType<Value>
  /** Value before the first save; also provides fields that a stored value lacks. */
  initial: Value
}

export function defineSetting<Value extends object>(setting: Setting<Value>): Setting<Value> {
  return setting
}
