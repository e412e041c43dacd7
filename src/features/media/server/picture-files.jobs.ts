import { z } from 'zod'
import type { Job } from '#platform/server/jobs/queue.ts'
import * as repo from './media.repo.ts'
import { mediaStore } from './media-store.service.ts'

/**
 * Deletes the files of pictures whose rows were deleted in the transaction that queued this job: no transaction waits
 * for the store, and a failure is retried. `keys` by the id of the picture.
 */
export const removePictureFiles: Job<{ keys: Record<string, string[]> }> = {
  name: 'remove-picture-files',
  schema: z.object({ keys: z.record(z.string(), z.array(z.string())) }),
  async run({ db, env }, { keys }) {
    const uploadedAgain = new Set((await repo.find(db, Object.keys(keys))).map(({ id }) => id))
    await mediaStore(env).remove(Object.entries(keys).flatMap(([id, own]) => (uploadedAgain.has(id) ? [] : own)))
  },
}
