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

export const NO_DEMO_COUNTS: DemoCounts = {
  posts: 0,
  caseStudies: 0,
  comments: 0,
  reviews: 0,
  appointments: 0,
  users: 0,
  visits: 0,
}
export const DEMO_KINDS = Object.keys(NO_DEMO_COUNTS) as (keyof DemoCounts)[]

export const demoStatus = namedObject('DemoStatus', {
  isPresent: z.boolean(),
  counts: demoCounts.describe('What the removal deletes, or has deleted'),
})
