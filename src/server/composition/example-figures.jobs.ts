import { isDemoSite } from '#features/demo/server/demo.service.ts'
import type { Job } from '#platform/server/jobs/queue.ts'

/** At every start and every night, because the example figures end today. Most sites have none and load nothing. */
export const exampleFigures: Job = {
  name: 'example-figures',
  cron: '10 2 * * *',
  async run(ctx) {
    if (!(await isDemoSite(ctx))) return
    const { refreshExampleFigures } = await import('./demo/demo-figures.service.ts')
    await refreshExampleFigures(ctx)
  },
}
