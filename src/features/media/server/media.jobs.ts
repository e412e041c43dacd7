import type { Job } from '#platform/server/jobs/queue.ts'
import { removeUnusedPictures } from './media.service.ts'

export const removePictures: Job = { name: 'remove-pictures', cron: '35 3 * * *', run: removeUnusedPictures }
