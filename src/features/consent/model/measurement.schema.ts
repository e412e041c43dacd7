import { z } from 'zod'
import { defineSetting } from '#features/settings/model/define-setting.ts'
import { namedObject } from '#kernel/schema-parts.ts'

/** Google Analytics measurement id. Empty: no Google script is loaded. */
export const measurement = namedObject('Measurement', {
  measurementId: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^(G-[A-Z0-9]{4,16})?$/, 'measurement:measurementId.invalid'),
})
export type Measurement = z.infer<typeof measurement>

export const measurementSetting = defineSetting<Measurement>({
  key: 'measurement',
  schema: measurement,
  initial: { measurementId: '' },
})
