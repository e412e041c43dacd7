import { type SubmitEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import type { FieldErrors } from '#ui/form/form-errors.ts'
import { InputField } from '#ui/form/input-field.tsx'
import { Radio, RadioGroup } from '#ui/form/radio-group.tsx'
import { Select } from '#ui/form/select.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { TemplateField } from '#ui/form/template/template-field.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
import { Group, Specimen } from './specimen.tsx'

const topics = [
  { value: 'application', label: 'New web application, 60 minutes' },
  { value: 'issue', label: 'Report an issue, 30 minutes' },
  { value: 'other', label: 'Something else, 30 minutes' },
] as const

export function Forms() {
  return (
    <Group id="forms" title="Forms">
      <Specimen id="input" title="Field and input" note="Label above, help below, the error under the field.">
        <div className="grid gap-5 sm:grid-cols-2">
          <InputField label="Name" help="As on your invoice." autoComplete="off" placeholder="Marie Peeters" />
          <InputField
            label="E-mail"
            error="This is not an e-mail address yet: the part after @ is missing."
            type="email"
            autoComplete="off"
            defaultValue="marie@"
          />
          <InputField label="Telephone" hint="optional" type="tel" autoComplete="off" />
          <InputField label="Reference" readOnly defaultValue="read only" />
          <InputField label="Dense, for admin screens" size="s" defaultValue="36 px" />
        </div>
      </Specimen>
      <Specimen id="textarea" title="Textarea">
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Tell us a little" help="Two sentences are enough.">
            <Textarea rows={3} />
          </Field>
          <Field label="Reason" error="Please write a few words, so that we can prepare.">
            <Textarea rows={3} />
          </Field>
        </div>
      </Specimen>
      <Specimen id="template" title="Template field" note="Facts and conditions are chips. Backspace deletes them.">
        <TryTemplate />
      </Specimen>
      <Specimen id="select" title="Select">
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="What is it about?" help="The length of the appointment follows from it.">
            <Select options={topics} placeholder="Choose a subject" />
          </Field>
          <Field label="Subject" error="Choose a subject.">
            <Select options={topics} placeholder="Choose a subject" />
          </Field>
          <Field label="Dense subject">
            <Select size="s" options={topics} defaultValue="issue" />
          </Field>
        </div>
      </Specimen>
      <Specimen id="checkbox" title="Checkbox">
        <Checkbox label="Send me a reminder the day before" defaultChecked />
        <Checkbox label="Keep my details for next time" help="You can have them removed at any time." />
        <Checkbox label="Some of the rows" indeterminate />
        <Checkbox label="Out of use" disabled />
        <Checkbox label="Out of use, and on" disabled defaultChecked />
      </Specimen>
      <Specimen id="radio-group" title="Radio group">
        <RadioGroup label="Where?" name="place">
          <Radio value="online" label="Online" help="You get a link by e-mail." />
          <Radio value="studio" label="At the studio" />
        </RadioGroup>
      </Specimen>
      <Specimen id="switch" title="Switch" note="Works at once, without a save button.">
        <div className="max-w-md divide-y divide-line">
          <Switch label="Accept new requests" defaultChecked />
          <Switch label="Mail me every morning" help="At 7:00, only when something waits." />
          <Switch label="Out of use" disabled />
          <Switch label="Out of use, and on" disabled defaultChecked />
        </div>
      </Specimen>
      <Specimen
        id="form"
        title="Form"
        note="Send it empty: the focus goes to the first error, and nothing typed is lost."
      >
        <TryForm />
      </Specimen>
    </Group>
  )
}

const facts = [
  { name: 'phone', label: 'Phone', value: '+32 3 555 01 23' },
  { name: 'city', label: 'Town', value: '' },
]
const chipTexts = {
  insertFact: 'Insert a detail',
  insertCondition: 'Insert a condition',
  search: 'Find a detail',
  notFound: 'No detail found.',
  empty: 'empty',
  if: (fact: string) => `if ${fact} is filled in`,
  ifFilled: 'if filled in',
  else: 'otherwise',
  end: 'end',
  remove: (chip: string) => `Remove ${chip}`,
  inserted: (chip: string) => `Inserted: ${chip}.`,
  removed: (chip: string) => `Removed: ${chip}.`,
}

function TryTemplate() {
  const [text, setText] = useState('Reach us[[ in {city}]]: [[{phone}?call {phone}|write to us]].')
  return (
    <TemplateField
      isMultiline
      name="text"
      label="Text with details"
      help={text}
      lang="en"
      facts={facts}
      texts={chipTexts}
      value={text}
      onValueChange={setText}
    />
  )
}

const complaints: FieldErrors = {
  title: 'Give it a title.',
  topic: 'Choose a subject.',
  way: 'Choose a way.',
  story: 'Please write a few words.',
  terms: 'Without this we cannot book.',
}

function TryForm() {
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
    <Form recoverAs={null} errors={errors} onSubmit={submit} className="max-w-xl">
      <InputField name="title" label="Title" required autoComplete="off" />
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
      <Checkbox name="terms" label="I agree" />
      <div>
        <Button type="submit" pending={pending}>
          Send the request
        </Button>
      </div>
      <output className="measure break-all text-ink-2 leading-normal">{sent}</output>
    </Form>
  )
}
