import { z } from 'zod'
import { namedObject } from '#kernel/schema-parts.ts'

/** Version of a setting: when the value was written; null if nothing is stored. */
const version = z.iso.datetime().nullable()

/** The value is validated with the schema of its subject. */
export const settingChange = z.object({ value: z.unknown(), startedFrom: version })
export const settingUndo = z.object({
  startedFrom: version,
  change: z.int().optional().describe('Undo this change; default: the last one'),
})

export const storedSetting = namedObject('StoredSetting', {
  value: z.unknown(),
  updatedAt: version,
  isDemo: z.boolean().describe('Demo value, not yet changed by the owner'),
})
export type StoredSetting<Value> = { value: Value; updatedAt: string | null; isDemo: boolean }

export const changedField = namedObject('ChangedField', { path: z.string(), before: z.unknown(), after: z.unknown() })
export type ChangedField = z.infer<typeof changedField>

export const settingHistory = namedObject('SettingHistory', {
  changes: z.array(
    z.object({ id: z.int(), at: z.iso.datetime(), actorName: z.string(), fields: z.array(changedField) }),
  ),
})
export type SettingHistory = z.infer<typeof settingHistory>
