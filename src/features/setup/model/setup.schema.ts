import { z } from 'zod'
import { namedObject } from '#kernel/schema-parts.ts'

const setupStep = z.object({
  key: z.enum(['company', 'hours', 'mail', 'password', 'passwordPolicy', 'demo', 'article']),
  isDone: z.boolean(),
  link: z.string().describe('The screen to do it on'),
})
export type SetupStep = z.infer<typeof setupStep>

export const setup = namedObject('Setup', { steps: z.array(setupStep) })
