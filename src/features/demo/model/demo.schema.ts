import { z } from 'zod'
import { namedObject } from '#kernel/schema-parts.ts'

const demoCounts = z.object({
  posts: z.int(),
  caseStudies: z.int(),
  comments: z.int().describe('On demo posts, also those of real users'),
  reviews: z.int(),
  appointments: z.int(),
  users: z.int(),
  visits: z.int().describe('Example figures'),
})
export type DemoCounts = z.infer<typeof demoCounts>

export const DEMO_KINDS = demoCounts.keyof().options
export const NO_DEMO_COUNTS = Object.fromEntries(DEMO_KINDS.map((kind) => [kind, 0])) as DemoCounts

export const demoStatus = namedObject('DemoStatus', {
  isPresent: z.boolean(),
  counts: demoCounts.describe('What the removal deletes, or has deleted'),
})
