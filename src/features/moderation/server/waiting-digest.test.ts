import { expect, test } from 'vitest'
import { saveSetting } from '#features/settings/server/setting.service.ts'
import { commentsFixture } from '#tests/fixtures/comments-fixture.ts'
import { moderationSetting } from '../model/moderation-settings.schema.ts'
import { sendWaitingDigest } from './notice.service.ts'

const LINK = 'Zie https://example.com voor meer'

test('waiting texts are emailed to the owner once a day, with a link to the moderation screen', async () => {
  const { ctx, reader, allEmails } = await commentsFixture()
  const digests = async () => (await allEmails()).filter(({ kind }) => kind === 'moderation.digest')
  const writer = await reader()
  await writer.write('Een gewone reactie.')
  await sendWaitingDigest(ctx)
  expect(await digests()).toEqual([])

  await (await reader()).write(LINK)
  await Promise.all([sendWaitingDigest(ctx), sendWaitingDigest(ctx)])
  await sendWaitingDigest(ctx)
  const [digest, ...more] = await digests()
  expect(more).toEqual([])
  expect(digest).toMatchObject({ subject: '1 reactie of review wacht op je beslissing' })
  for (const words of [LINK, 'wacht op goedkeuring', '/admin/moderation']) expect(digest!.text).toContain(words)
  expect(digest!.text).not.toContain('Een gewone reactie.')
})

test('the digest can be switched off', async () => {
  const { ctx, reader, allEmails } = await commentsFixture()
  await saveSetting(ctx, null, moderationSetting, { digest: false })
  await (await reader()).write(LINK)
  await sendWaitingDigest(ctx)
  expect(await allEmails()).toEqual([])
})
