import type { DemoPart } from '#features/demo/server/demo.service.ts'
import { demoAppointments } from './demo-appointments.service.ts'
import { demoBlog } from './demo-blog.service.ts'
import { demoCases } from './demo-cases.service.ts'
import { demoComments } from './demo-comments.service.ts'
import { demoFigures } from './demo-figures.service.ts'
import { demoReviews } from './demo-reviews.service.ts'

/** In the order in which they are seeded and removed. Loaded with `import()`: most sites have no demo content. */
export const DEMO_PARTS: readonly DemoPart[] = [
  demoBlog,
  demoCases,
  demoComments,
  demoReviews,
  demoAppointments,
  demoFigures,
]
