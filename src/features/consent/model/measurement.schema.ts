import { z } from 'zod'
import { defineSetting } from '#features/settings/model/define-setting.ts'

/** Google Analytics measurement id. Empty: no Google script is loaded. */
export const measurement = z
  .object({
    measurementId: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^(G-[A-Z0-9]{4,16})?$/, 'measurement:measurementId.invalid'),
  })
  .meta({ id: 'Measurement' })
export type Measurement = z.infer<typeof measurement>

export const measurementSetting = defineSetting<Measurement>({
  key: 'measurement',
  schema: measurement,
  initial: { measurementId: '' },
})
