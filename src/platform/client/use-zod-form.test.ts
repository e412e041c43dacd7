import { expect, test } from 'vitest'
import { z } from 'zod'
import { firstIssues } from './use-zod-form.ts'

const schema = z.object({
  email: z.string().min(1, 'x:email.required').email('x:email.invalid'),
  name: z.object({ nl: z.string().min(1, 'x:name.required') }),
})
const error = schema.safeParse({ email: '', name: { nl: '' } }).error!

test('a field with several issues has the first one; a nested field is named by its path', () => {
  expect(error.issues).toHaveLength(3)
  expect(firstIssues(error)).toEqual({ email: 'x:email.required', 'name.nl': 'x:name.required' })
})

test('messages can be translated', () => {
  expect(firstIssues(error, (message) => message.slice(2))).toMatchObject({ email: 'email.required' })
})
