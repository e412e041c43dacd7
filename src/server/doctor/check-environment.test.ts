import { expect, test } from 'vitest'
import { readEnv } from '#platform/server/env.ts'
import { checkCombinations, checkNames, checkNode } from './check-environment.ts'
import { runCheck } from './diagnosis.ts'

test('a misspelt variable is a problem with the name that was meant; unknown ones are reported in .env only', () => {
  const names = ['PATH', 'HOME', 'PUBLIC_URI', 'datadir', 'POSTGRES_PASSWORD', 'PORT', 'SMTP_URL']
  expect(checkNames({ names, fileNames: ['POSTGRES_PASSWORD', 'PORT'] })).toEqual([
    {
      area: 'environment',
      status: 'problem',
      text: 'PUBLIC_URI is not a variable of this product: rename it to PUBLIC_URL, or remove it.',
    },
    expect.objectContaining({ status: 'problem', text: expect.stringContaining('rename it to DATA_DIR') }),
    expect.objectContaining({ status: 'warning', text: expect.stringContaining('POSTGRES_PASSWORD in .env') }),
  ])
  expect(checkNames({ names: ['PATH', 'PORT'], fileNames: [] })).toEqual([])
})

test('Node 24 is fine, an older one is a problem', () => {
  expect(checkNode('24.1.0')[0]!.status).toBe('ok')
  expect(checkNode('22.9.0')).toMatchObject([{ status: 'problem', text: expect.stringContaining('too old') }])
})

test('combinations that are rarely meant are reported, a complete configuration is not', () => {
  const complete = {
    PUBLIC_URL: 'https://www.example.com',
    DATABASE_URL: 'postgres://u@h/d',
    SECRET_KEY: 'x'.repeat(32),
  }
  const store = { S3_ENDPOINT: 'http://s3', S3_BUCKET: 'abc', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' }
  expect(checkCombinations(readEnv({ ...complete, ...store }), ['PUBLIC_URL'])).toEqual([])
  const found = checkCombinations(
    readEnv({ PUBLIC_URL: 'http://www.example.com', DATABASE_URL: 'postgres://u@h/d', DEMO: 'on' }),
    ['BACKUP_PRIVATE_KEY'],
  )
  expect(found.map(({ text }) => text.split(/[ :]/)[0])).toEqual([
    'PUBLIC_URL',
    'DEMO',
    'SECRET_KEY',
    'S3_BUCKET',
    'BACKUP_PRIVATE_KEY',
  ])
  expect(checkCombinations(readEnv({}), []).map(({ text }) => text)).toEqual([
    expect.stringContaining('PUBLIC_URL is not set'),
  ])
})

test('a check that throws or hangs is a problem of its area', async () => {
  const failing = { area: 'mail', run: () => Promise.reject(new Error('it broke')) }
  expect(await runCheck(failing)).toEqual([{ area: 'mail', status: 'problem', text: 'It broke.' }])
  const hanging = { area: 'mail', limitSeconds: 0.01, run: () => new Promise<never>(() => {}) }
  expect(await runCheck(hanging)).toMatchObject([{ status: 'problem', text: expect.stringContaining('not finish') }])
})
