import { z } from 'zod'

/** Measured figures, or the made-up ones of the demo. A report has one of them, never both. */
export type FigureSource = 'own' | 'example'

/** Without it, reports show the example figures while the demo has them. */
export const figuresQuery = { figures: z.literal('own').optional().describe('Never example figures') }
export type FiguresQuery = { figures?: 'own' | undefined }

/** In every report: the panel that shows it says so. */
export const isExample = z.boolean().describe('Made-up figures of the demo')

export const figureStatus = z.object({ hasExamples: z.boolean() })
