import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

test('all environment variables are optional', () => {
  expect(readEnv({})).toMatchObject({
    PORT: 3000,
    DATA_DIR: './data',
    DEMO: true,
    LOG_LEVEL: 'info',
    ROLE: 'all',
    origin: 'http://localhost:3000',
  })
})

test('a public site starts without demo content by default', () => {
  const PUBLIC_URL = 'https://studio.example'
  expect(readEnv({ PUBLIC_URL }).DEMO).toBe(false)
  expect(readEnv({ PUBLIC_URL, DEMO: 'on' }).DEMO).toBe(true)
  expect(readEnv({ DEMO: 'off' }).DEMO).toBe(false)
})

test('an empty value means not set', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: '', ADMIN_EMAIL: '' })).toMatchObject({ PORT: 3000 })
})

test('the public URL is an origin', () => {
  expect(readEnv({ PUBLIC_URL: 'https://Studio.example/' }).origin).toBe('https://studio.example')
})

test.each([
  [{ PORT: 'abc' }, 'PORT is wrong: expected a whole number from 0 to 65535.'],
  [{ PORT: '70000' }, 'PORT is wrong: expected a whole number from 0 to 65535.'],
  [{ DEMO: 'yes' }, 'DEMO is wrong: expected on or off.'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is wrong: expected trace, debug, info, warn, error, fatal or silent.'],
  [{ PUBLIC_URL: 'studio.example' }, 'PUBLIC_URL is wrong: expected an address such as https://www.example.com.'],
  [
    { PUBLIC_URL: 'https://studio.example/site' },
    'PUBLIC_URL is wrong: expected an address without a path, such as https://www.example.com.',
  ],
  [
    { DATABASE_URL: 'mysql://x' },
    'DATABASE_URL is wrong: expected an address such as postgres://user:password@host:5432/name.',
  ],
  [{ ROLE: 'cron' }, 'ROLE is wrong: expected web, worker or all.'],
  [
    { ROLE: 'worker' },
    'ROLE=worker needs PostgreSQL: set DATABASE_URL. The embedded database allows one process, with ROLE=all.',
  ],
  [
    { DATABASE_URL_DIRECT: 'postgres://host/name' },
    'DATABASE_URL_DIRECT is set, so these are needed too: DATABASE_URL.',
  ],
  [{ DRAIN_SECONDS: '-1' }, 'DRAIN_SECONDS is wrong: expected a number of seconds from 0 to 300.'],
  [{ SMTP_URL: 'http://x' }, 'SMTP_URL is wrong: expected an address such as smtp://user:password@host:587.'],
  [
    { TRUSTED_PROXIES: 'my-proxy' },
    'TRUSTED_PROXIES is wrong: expected addresses or networks such as 10.0.0.2,192.168.0.0/16.',
  ],
  [{ ACCESS_LOG_SAMPLE: '2' }, 'ACCESS_LOG_SAMPLE is wrong: expected a number from 0 to 1.'],
  [{ OTEL_TRACES_SAMPLER_ARG: 'all' }, 'OTEL_TRACES_SAMPLER_ARG is wrong: expected a number from 0 to 1.'],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' },
    'OTEL_EXPORTER_OTLP_ENDPOINT is wrong: expected an address such as http://127.0.0.1:4318.',
  ],
  [{ SECRET_KEY: 'too short' }, 'SECRET_KEY is wrong: expected at least 32 characters.'],
  [{ ADMIN_EMAIL: 'me' }, 'ADMIN_EMAIL is wrong: expected an e-mail address.'],
  [
    { S3_ENDPOINT: 'https://s3.example' },
    'S3_ENDPOINT is set, so these are needed too: S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY.',
  ],
  [
    { S3_ENDPOINT: 'https://s3.example', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' },
    'S3_ENDPOINT is set, so one of these is needed too: S3_BUCKET, BACKUP_BUCKET.',
  ],
  [{ BACKUP_BUCKET: 'copies' }, 'BACKUP_BUCKET is set, so these are needed too: S3_ENDPOINT, BACKUP_PUBLIC_KEY.'],
  [
    { BACKUP_PUBLIC_KEY: 'secret' },
    'BACKUP_PUBLIC_KEY is wrong: expected a public key of age, which starts with age1.',
  ],
  [{ GOOGLE_CLIENT_ID: 'x' }, 'GOOGLE_CLIENT_ID is set, so these are needed too: GOOGLE_CLIENT_SECRET.'],
  [{ GITHUB_CLIENT_SECRET: 'x' }, 'GITHUB_CLIENT_SECRET is set, so these are needed too: GITHUB_CLIENT_ID.'],
])('%o is reported with the expected value', (source, sentence) => {
  expect(() => readEnv(source)).toThrow(new RegExp(`^${sentence.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`))
})

test('an invalid secret is not printed', () => {
  expect(() => readEnv({ ADMIN_PASSWORD: 'geh1m' })).toThrow(/^(?!.*geh1m).*$/)
  expect(() => readEnv({ DATABASE_URL: 'mysql://u:geh1m@h/d' })).toThrow(/^(?!.*geh1m).*$/)
  expect(() => readEnv({ SECRET_KEY: 'geh1m' })).toThrow(/^(?!.*geh1m).*$/)
})
