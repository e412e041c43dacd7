import { z } from 'zod'
import { UNREACHABLE_REASONS } from '#features/measurement/model/site-measurement.ts'
import { namedObject } from '#kernel/schema-parts.ts'

/** Figures of a page that the product measured itself, as they are stored. */
export const caseMeasurement = namedObject('CaseMeasurement', {
  weightBytes: z.int(),
  requestCount: z.int(),
  thirdPartyCount: z.int().describe('Requests to other hosts'),
  htmlErrorCount: z.int(),
  isHttps: z.boolean(),
  missingHeaders: z.array(z.string()).describe('Security headers that the response lacks'),
})
export type CaseMeasurement = z.infer<typeof caseMeasurement>

export const storedMeasurement = caseMeasurement
  .extend({ id: z.int(), address: z.string(), measuredAt: z.iso.datetime() })
  .meta({ id: 'StoredMeasurement' })
export type StoredMeasurement = z.infer<typeof storedMeasurement>

export const measurementRequest = z.object({ address: z.string().trim().min(1).max(300) })

/** Details of the error `ADDRESS_UNREACHABLE`. */
export const unreachableDetails = z.object({ reason: z.enum(UNREACHABLE_REASONS) })
