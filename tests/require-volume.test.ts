import { expect, test } from 'vitest'
import { explainMissingVolume } from '../scripts/require-volume.ts'

const ROOT = '600 500 0:50 / / ro,relatime - overlay overlay rw'
const mount = (path: string, type = 'ext4') => `601 600 8:1 /volumes/x ${path} rw,relatime - ${type} /dev/sda1 rw`
const missing = (mounts: string[], env = {}) =>
  explainMissingVolume(
    { DATA_DIR: '/data', DATABASE_URL: undefined, S3_BUCKET: undefined, SECRET_KEY: undefined, ...env },
    [ROOT, ...mounts].join('\n'),
  )

test('a data folder that is a volume, or below one, is accepted; the layer of the container and memory are not', () => {
  expect(missing([mount('/data')])).toBeUndefined()
  expect(missing([mount('/srv')], { DATA_DIR: '/srv/cyaan' })).toBeUndefined()
  expect(missing([mount('/my\\040data')], { DATA_DIR: '/my data' })).toBeUndefined()
  expect(missing([])).toContain('/data is not a volume, so all data would be lost with this container')
  expect(missing([mount('/dat'), mount('/data/media')])).toContain('start it with a volume (--volume cyaan:/data)')
  expect(missing([mount('/data', 'tmpfs')])).toContain('is not a volume')
})

test('without data in the folder no volume is needed', () => {
  const stores = { DATABASE_URL: 'postgres://db/site', S3_BUCKET: 'pictures', SECRET_KEY: 'k'.repeat(32) }
  expect(missing([], stores)).toBeUndefined()
  expect(missing([], { ...stores, SECRET_KEY: undefined })).toContain('is not a volume')
})
