import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { type ExternalFile, restoreBackup, writeBackup } from '#platform/server/backup/backup.ts'
import { testApp } from '#tests/test-app.ts'
import { checkPictureFile, iteratePictureFiles, restorePictureFile } from './media.service.ts'

test('a restore stores the pictures of a backup, and changes nothing if one of them is damaged', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cyaan-restore-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const { as, ctx, database } = await testApp({ env: { DATA_DIR: join(folder, 'data') } })
  const { connection } = database
  // Noise, so that every part of the file has data to decode.
  const photo = await sharp({
    create: {
      width: 200,
      height: 100,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg()
    .toBuffer()
  const { ask } = await as('writer')
  const headers = { 'content-type': 'image/jpeg' }
  expect((await ask('/api/media', { method: 'POST', body: new Uint8Array(photo), headers })).status).toBe(201)
  const files = await Array.fromAsync(iteratePictureFiles(ctx))
  expect(files.map(({ key }) => key.split('/').at(-1))).toEqual(['200.avif', '200.webp', '200.jpg'])

  const stored: string[] = []
  async function restore(pictures: ExternalFile[]) {
    stored.length = 0
    const file = join(folder, 'backup.gz')
    await writeBackup(connection, file, ctx.now(), pictures)
    await restoreBackup(connection, file, {
      check: checkPictureFile,
      async store(picture) {
        stored.push(picture.key)
        await restorePictureFile(ctx, picture)
      },
    })
  }
  await restore(files)
  expect(stored).toEqual(files.map(({ key }) => key))
  expect(await Array.fromAsync(iteratePictureFiles(ctx))).toEqual(files)

  const smaller = await sharp(photo).resize({ width: 100 }).jpeg().toBuffer()
  const [avif, webp, jpg] = files as [ExternalFile, ExternalFile, ExternalFile]
  const half = ({ key, content }: ExternalFile) => ({ key, content: content.subarray(0, content.length / 2) })
  const damaged: [string, ExternalFile][] = [
    ['half an AVIF', half(avif)],
    ['half a WebP', half(webp)],
    ['half a JPEG', half(jpg)],
    ['an empty file', { ...jpg, content: new Uint8Array() }],
    ['another format', { ...jpg, content: webp.content }],
    ['another width', { ...jpg, content: smaller }],
    ['a page', { ...jpg, content: Buffer.from('<!doctype html><script>alert(1)</script>') }],
    ['a name outside the folder', { ...jpg, key: '../../../secret.key' }],
  ]
  for (const [name, picture] of damaged) await expect(checkPictureFile(picture), name).rejects.toThrow(picture.key)
  await ctx.db.execute("insert into counters (key, count, expires_at) values ('written since', 1, now())")
  // The intact files come first, and are not stored either.
  await expect(restore([avif, webp, half(jpg)])).rejects.toThrow('nothing was changed')
  expect(stored).toEqual([])
  expect((await ctx.db.execute('select from counters')).rowCount).toBe(1)
})
