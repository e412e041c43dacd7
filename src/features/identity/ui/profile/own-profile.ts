import type { z } from 'zod'
import type { ownProfile } from '../../model/identity.schema.ts'

export type OwnProfile = z.infer<typeof ownProfile>
