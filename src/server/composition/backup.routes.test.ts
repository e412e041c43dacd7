import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { accounts } from '#features/identity/server/identity.table.ts'
import { hashPassword } from '#features/identity/server/sign-in/password-hash.service.ts'
import { journal } from '#features/journal/server/journal.table.ts'
import { openBackup, verifyBackup } from '#platform/server/backup/backup-format.ts'
import { incrementCounter, readCounter, resetRateLimit } from '#platform/server/rate-limit.ts'
import { testApp } from '#tests/test-app.ts'

/** Temporary files are written to `folder`. */
async function backupFixture() {
  const folder = mkdtempSync(join(tmpdir(), 'cyaan-download-'))
  const { TMPDIR } = process.env
  process.env.TMPDIR = folder
  onTestFinished(() => {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
    rmSync(folder, { recursive: true, force: true })
  })
  const made = await testApp()
  const admin = await made.as('admin')
  const download = (body: object = {}) => admin.send('POST', '/api/backup', body)
  const recorded = () => made.ctx.db.select().from(journal).where(eq(journal.action, 'backup.written'))
  return { ...made, admin, download, recorded, folder }
}

const code = async (response: Response) => (await response.json()).error.code

test('an admin downloads a complete backup, which is recorded and not kept on the server', async () => {
  const { admin, download, recorded, folder } = await backupFixture()
  const response = await download()
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/gzip')
  expect(readdirSync(folder)).toEqual([])
  const name = /filename="(backup-[\dT-]+\.gz)"/.exec(response.headers.get('content-disposition')!)![1]!
  const content = Buffer.from(await response.arrayBuffer())
  expect(response.headers.get('content-length')).toBe(String(content.length))
  const file = join(folder, name)
  writeFileSync(file, content)
  await verifyBackup(file)
  const { entries } = await openBackup(file)
  const tables = new Set((await Array.fromAsync(entries)).map(({ table }) => table))
  expect(tables).toContain('users')
  expect(await recorded()).toMatchObject([{ actorId: admin.user.id, subject: name }])
})

test('while another backup is made, in any process, a second one is refused', async () => {
  const { ctx, download, recorded } = await backupFixture()
  await incrementCounter(ctx, 'backup-download', 60)
  const refused = await download()
  expect([refused.status, await code(refused)]).toEqual([409, 'BACKUP_RUNNING'])
  expect(await recorded()).toEqual([])
  await resetRateLimit(ctx, 'backup-download')
  for (const _ of ['first', 'second']) {
    const response = await download()
    expect(response.status).toBe(200)
    await response.body!.cancel()
    await expect.poll(() => readCounter(ctx, 'backup-download')).toBe(0)
  }
})

test('a backup that fails leaves nothing behind and does not block the next one', async () => {
  const { download, recorded, folder } = await backupFixture()
  process.env.TMPDIR = join(folder, 'none')
  expect((await download()).status).toBe(500)
  expect(await recorded()).toEqual([])
  process.env.TMPDIR = folder
  const next = await download()
  expect(next.status).toBe(200)
  await next.body!.cancel()
})

test('only an admin gets it; an admin with a password must give it', async () => {
  const { asVisitor, as, admin, ctx, download, recorded } = await backupFixture()
  const headers = { 'content-type': 'application/json' }
  expect((await asVisitor('/api/backup', { method: 'POST', body: '{}', headers })).status).toBe(401)
  for (const role of ['user', 'writer'] as const)
    expect((await (await as(role)).send('POST', '/api/backup', {})).status).toBe(403)

  const stamps = { createdAt: ctx.now(), updatedAt: ctx.now() }
  const { id } = admin.user
  const passwordHash = await hashPassword('Vuurtoren!7')
  await ctx.db
    .insert(accounts)
    .values({ id, userId: id, accountId: id, providerId: 'credential', passwordHash, ...stamps })
  for (const body of [{}, { password: 'wrong' }]) expect(await code(await download(body))).toBe('PASSWORD_WRONG')
  expect(await recorded()).toEqual([])
  const response = await download({ password: 'Vuurtoren!7' })
  expect(response.status).toBe(200)
  await response.body!.cancel()
})
