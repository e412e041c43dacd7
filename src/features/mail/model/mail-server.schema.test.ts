import { expect, test } from 'vitest'
import { accountOf, type MailServer, mailServer, mailServerSetting, smtpUrlOf } from './mail-server.schema.ts'

const SERVER: MailServer = { host: 'smtp.example.com', port: 587, encryption: 'starttls', user: 'rita@example.com' }

test('the URL contains user and password escaped, and requires or forbids encryption', () => {
  expect(smtpUrlOf(SERVER, 'a/b@c:d')).toBe(
    'smtp://rita%40example.com:a%2Fb%40c%3Ad@smtp.example.com:587?requireTLS=true',
  )
  expect(smtpUrlOf({ ...SERVER, encryption: 'tls', port: 465, user: '' }, '')).toBe('smtps://smtp.example.com:465')
  expect(smtpUrlOf({ ...SERVER, encryption: 'none', port: 25, user: '', host: '::1' }, '')).toBe(
    'smtp://[::1]:25?ignoreTLS=true',
  )
})

test('every field is part of the account that a password is valid for', () => {
  const changes = [{ host: 'smtp.example.net' }, { port: 25 }, { encryption: 'none' as const }, { user: 'jan' }]
  const accounts = changes.map((change) => accountOf({ ...SERVER, ...change }))
  expect(new Set([accountOf(SERVER), ...accounts]).size).toBe(5)
})

test.each(['smtp.example.com', 'mail', '127.0.0.1', '::1', 'fe80::1', ''])('“%s” is a valid host', (host) => {
  expect(mailServer.safeParse({ ...SERVER, host }).success).toBe(true)
})

test.each(['smtp://x', 'a b', 'user@host', 'host:25', '-a.example', 'a..b', 'host/path'])('“%s” is no host', (host) => {
  expect(mailServer.safeParse({ ...SERVER, host }).success).toBe(false)
})

test('the initial value is valid and means no mail server', () => {
  expect(mailServer.parse(mailServerSetting.initial)).toEqual(mailServerSetting.initial)
})
