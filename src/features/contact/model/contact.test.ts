import { expect, test } from 'vitest'
import { contactRequest } from './contact.schema.ts'
import { statusAfterMarkingUnread, statusAfterOpening, statusAfterRestoring } from './message.ts'
import { referenceFrom, referenceFromSearch } from './reference.ts'

const whole = { title: 'Een vraag', message: 'Hoeveel kost dat?', email: 'rita@bakkerij.example' }

test('surrounding whitespace is trimmed', () => {
  const parsed = contactRequest.parse({ ...whole, title: '  Een vraag ', email: ' rita@bakkerij.example\n' })
  expect(parsed).toMatchObject(whole)
  expect(contactRequest.safeParse({ ...whole, message: ' kort      ' }).success).toBe(false)
})

test('a line break counts as one character, whether sent as LF or CRLF', () => {
  expect(contactRequest.parse({ ...whole, message: 'een\r\ntwee\rdrie' }).message).toBe('een\ntwee\ndrie')
})

test('a reference has no ambiguous characters', () => {
  expect(referenceFrom(new Uint8Array([0, 31, 32, 255, 17, 10]))).toBe('C-0Z0ZHA')
})

test('a malformed reference in the URL is ignored', () => {
  expect(referenceFromSearch({ sent: 'C-7K3M9Q' })).toBe('C-7K3M9Q')
  for (const sent of ['C-7K3M9', 'c-7k3m9q', '<b>C-7K3M9Q', 'C-7K3M9O', 7, undefined, ['C-7K3M9Q']])
    expect(referenceFromSearch({ sent })).toBeUndefined()
})

test('opening marks only an unread message as read, and restoring never makes a message unread', () => {
  const states = ['unread', 'read', 'answered', 'archived'] as const
  expect(states.map((status) => statusAfterOpening({ status, answers: 0 }))).toEqual([
    'read',
    'read',
    'answered',
    'archived',
  ])
  expect(statusAfterRestoring({ status: 'archived', answers: 0 })).toBe('read')
  expect(statusAfterRestoring({ status: 'archived', answers: 1 })).toBe('answered')
  expect(statusAfterRestoring({ status: 'unread', answers: 0 })).toBe('unread')
})

test('an answered message that was marked as unread is answered again when opened; an archived one stays archived', () => {
  expect(statusAfterMarkingUnread({ status: 'answered', answers: 2 })).toBe('unread')
  expect(statusAfterOpening({ status: 'unread', answers: 2 })).toBe('answered')
  expect(statusAfterMarkingUnread({ status: 'archived', answers: 2 })).toBe('archived')
})
