import { z } from 'zod'
import { defineSetting } from '#features/settings/model/define-setting.ts'
import { mapKeys } from '#features/settings/model/map-locales.ts'
import { SERVICE_KEYS } from './facts.ts'
import { price } from './price.schema.ts'
import { SERVICE_DRAWINGS } from './service-drawings.ts'
import { isOwnId } from './texts/list-rule.ts'

const servicePrice = z.object({
  start: price.describe('Starting price: once, or a month for maintenance'),
  monthly: price.describe('Subscription a month'),
  drawing: z.enum(SERVICE_DRAWINGS).optional(),
})
export type ServicePrice = z.infer<typeof servicePrice>

/** Of the standard services, and of those that the owner added, by their id. */
export const servicePrices = z
  .object(mapKeys(SERVICE_KEYS, () => servicePrice))
  .catchall(servicePrice)
  .refine((prices) => Object.keys(prices).every((key) => isOwnId(key) || SERVICE_KEYS.some((known) => known === key)))
  .meta({ id: 'ServicePrices' })
export type ServicePrices = z.infer<typeof servicePrices>

export const servicePricesSetting = defineSetting<ServicePrices>({
  key: 'service-prices',
  schema: servicePrices,
  initial: {
    webdesign: { start: 350, monthly: 7.99 },
    ecommerce: { start: 650, monthly: 19.99 },
    webApplications: { start: 850, monthly: 24.99 },
    maintenance: { start: 25, monthly: 14.99 },
    backend: { start: 450, monthly: 12.99 },
  },
})
