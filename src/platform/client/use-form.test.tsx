import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ApiError } from './api-client.ts'
import { type FormResult, useForm } from './use-form.ts'

type ProbeProps = { initial: FormResult<string> | undefined; onRender: (shown: object) => void }

function Probe({ initial, onRender }: ProbeProps) {
  const { form, error, isPending } = useForm<string>({ initial, submit: async () => ({ status: 'done', value: '' }) })
  onRender({ errors: form.errors, error, isPending })
  return null
}

function shownFor(initial: FormResult<string> | undefined) {
  let shown = {}
  renderToStaticMarkup(<Probe initial={initial} onRender={(state) => (shown = state)} />)
  return shown
}

test('the result of a form that was posted without JavaScript is part of the first render', () => {
  const nothing = { errors: undefined, error: null, isPending: false }
  expect(shownFor(undefined)).toEqual(nothing)
  const errors = { title: 'De titel is te kort.' }
  expect(shownFor({ status: 'invalid', errors })).toEqual({ ...nothing, errors })
  const error = new ApiError(429, 'TOO_MANY_ATTEMPTS')
  expect(shownFor({ status: 'failed', error })).toEqual({ ...nothing, error })
  expect(shownFor({ status: 'done', value: 'C-1' })).toEqual(nothing)
})
