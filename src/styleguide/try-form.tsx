import { type SubmitEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import type { FieldErrors } from '#ui/form/form-errors.ts'
import { Input } from '#ui/form/input.tsx'
import { Radio, RadioGroup } from '#ui/form/radio-group.tsx'
import { Select, type SelectOption } from '#ui/form/select.tsx'
import { Textarea } from '#ui/form/textarea.tsx'

const complaints: FieldErrors = {
  title: 'Give it a title.',
  topic: 'Choose a subject.',
  way: 'Choose a way.',
  story: 'Please write a few words.',
  terms: 'Without this we cannot book.',
}

type TryFormProps = { topics: readonly SelectOption<string>[] }

export function TryForm({ topics }: TryFormProps) {
  const [errors, setErrors] = useState<FieldErrors>({})
  const [pending, setPending] = useState(false)
  const [sent, setSent] = useState('')

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    setPending(true)
    setSent('')
    setTimeout(() => {
      const missing = Object.entries(complaints).filter(([name]) => !given.get(name))
      setPending(false)
      setErrors(Object.fromEntries(missing))
      if (missing.length === 0) setSent(JSON.stringify(Object.fromEntries(given)))
    }, 400)
  }

  return (
    <Form errors={errors} onSubmit={submit} className="max-w-xl">
      <Field name="title" label="Title">
        <Input required autoComplete="off" />
      </Field>
      <Field name="topic" label="Subject of the form">
        <Select required options={topics} placeholder="Choose a subject" />
      </Field>
      <RadioGroup name="way" label="Way" required className="flex gap-6">
        <Radio value="online" label="Online" />
        <Radio value="studio" label="At the studio" />
      </RadioGroup>
      <Field name="story" label="Story">
        <Textarea required rows={3} />
      </Field>
      <Checkbox name="terms" required label="I agree" />
      <div>
        <Button type="submit" pending={pending}>
          Send the request
        </Button>
      </div>
      <output className="measure break-all text-ink-2 leading-normal">{sent}</output>
    </Form>
  )
}
