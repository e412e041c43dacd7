import { z } from 'zod'
import { phoneNumber } from './phone-number.ts'

/** What an admin notes while booking for a client, who is often on the phone. */
export const callDetails = z.object({
  phone: phoneNumber('clients:phone.invalid')
    .default('')
    .describe('Stored on the client card; empty: the stored number stays'),
  mayCall: z
    .boolean()
    .default(false)
    .describe('Records the consent to be called, given today; an earlier consent stays'),
})
export type CallDetails = z.output<typeof callDetails>
