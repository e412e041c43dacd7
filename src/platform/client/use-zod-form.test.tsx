import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { TextsProvider } from '../i18n/provider.tsx'
import { firstIssues, useIssueMessages } from './use-zod-form.ts'

const schema = z.object({
  email: z.string().min(1, 'x:email.required').email('x:email.invalid'),
  name: z.object({ nl: z.string().min(1, 'x:name.required') }),
  age: z.number().default(0),
})
const error = schema.safeParse({ email: '', name: { nl: '' }, age: 'old' }).error!

test('a field with several issues has the first one; a nested field is named by its path', () => {
  expect(error.issues).toHaveLength(4)
  expect(firstIssues(error)).toMatchObject({ email: 'x:email.required', 'name.nl': 'x:name.required' })
})

test('a text key is translated; a message without one becomes the general text', () => {
  const texts = {
    x: { 'email.required': 'Vul je adres in.', 'name.required': 'Vul een naam in.' },
    platform: { invalid: 'Dit klopt niet.' },
  }
  const html = renderToStaticMarkup(
    <TextsProvider value={{ locale: 'nl', texts }}>
      <Messages />
    </TextsProvider>,
  )
  expect(html).toBe('age: Dit klopt niet.|name.nl: Vul een naam in.|email: Vul je adres in.')
})

function Messages() {
  const messages = Object.entries(useIssueMessages()(error))
  return messages.map(([field, text]) => `${field}: ${text}`).join('|')
}
