import { expect, test } from 'vitest'
import { toRefusal } from '#platform/server/mail-refusal.ts'
import { isAboutOurPassword } from './trouble.ts'

const reasonOf = (code: string) => toRefusal(Object.assign(new Error('no'), { code }), 'smtp://mail.example').reason

test('a password that is refused or missing is recognised, and nothing else is taken for it', () => {
  expect(['EAUTH', 'ENOAUTH'].map(reasonOf).map(isAboutOurPassword)).toEqual([true, true])
  expect(['EDNS', 'ESOCKET', 'EENVELOPE'].map(reasonOf).map(isAboutOurPassword)).toEqual([false, false, false])
})
