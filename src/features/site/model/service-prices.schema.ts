import { z } from 'zod'
import { defineSetting } from '#features/settings/model/define-setting.ts'
import { SERVICE_KEYS } from './facts.ts'
import { price } from './price.schema.ts'

export const servicePrices = z
  .record(
    z.enum(SERVICE_KEYS),
    z.object({
      start: price.describe('Starting price: once, or a month for maintenance'),
      monthly: price.describe('Subscription a month'),
    }),
  )
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
