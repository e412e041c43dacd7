import { z } from 'zod'

/** Euro, excluding VAT. Null: not given, so pages say "on request". */
export const price = z
  .number('settings-admin:amount.invalid')
  .min(0, 'settings-admin:amount.invalid')
  .max(999_999, 'settings-admin:amount.invalid')
  .refine((euro) => Math.abs(euro * 100 - Math.round(euro * 100)) < 1e-6, 'settings-admin:amount.cents')
  .nullable()
export type Price = z.infer<typeof price>
