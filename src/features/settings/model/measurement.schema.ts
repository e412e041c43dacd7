import { z } from 'zod'

/** Google Analytics measurement id. Empty: no Google script is loaded. */
export const measurement = z
  .object({
    measurementId: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^(G-[A-Z0-9]{4,16})?$/, 'settings-admin:measurementId.invalid'),
  })
  .meta({ id: 'Measurement' })
export type Measurement = z.infer<typeof measurement>

export const NO_MEASUREMENT: Measurement = { measurementId: '' }
