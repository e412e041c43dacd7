import { z } from 'zod'
import { defineSetting } from '#features/settings/model/define-setting.ts'
import { namedObject } from '#kernel/schema-parts.ts'

const moderationSettings = namedObject('ModerationSettings', {
  /** A daily email to the owner about texts that wait for a decision. */
  digest: z.boolean(),
})
type ModerationSettings = z.infer<typeof moderationSettings>

export const moderationSetting = defineSetting<ModerationSettings>({
  key: 'moderation',
  schema: moderationSettings,
  initial: { digest: true },
})
