import { z } from 'zod'

/** Google's measurement id. Empty: nothing of Google's is ever loaded. */
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
