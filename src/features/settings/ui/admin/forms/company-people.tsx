import { useRef } from 'react'
import { LOCALES } from '#kernel/locale.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { reportInput } from '#ui/form/report-input.ts'
import { Icon } from '#ui/icon.tsx'
import { plusIcon, trashIcon } from '#ui/icons.ts'
import { settingsAdminTexts } from '../../../messages/admin/index.ts'
import type { PersonDraft } from './company-draft.ts'

type PeopleEditorProps = { people: PersonDraft[]; onChange: (people: PersonDraft[]) => void }

/** People with their role per language. The hidden input holds all of them, so that form recovery restores them. */
export function PeopleEditor({ people, onChange: onPeople }: PeopleEditorProps) {
  const t = useT(settingsAdminTexts)
  const add = useRef<HTMLButtonElement>(null)
  const whole = useRef<HTMLInputElement>(null)

  function onChange(next: PersonDraft[]) {
    onPeople(next)
    reportInput(() => whole.current)
  }

  function append() {
    const id = Math.max(-1, ...people.map((one) => one.id)) + 1
    onChange([...people, { id, name: '', role: { nl: '', en: '', fr: '' } }])
  }

  function remove(id: number) {
    onChange(people.filter((one) => one.id !== id))
    add.current?.focus()
  }

  return (
    <div className="flex flex-col gap-4 md:col-span-2">
      <input
        ref={whole}
        hidden
        name="people"
        value={JSON.stringify(people)}
        onChange={(event) => onPeople(JSON.parse(event.target.value))}
      />
      <p className="text-ink-2">{t('people.about')}</p>
      {people.map((person, index) => (
        <PersonFields
          key={person.id}
          index={index}
          person={person}
          onChange={(next) => onChange(people.map((one) => (one.id === person.id ? next : one)))}
          onRemove={() => remove(person.id)}
        />
      ))}
      <div>
        <Button ref={add} variant="ghost" size="s" onClick={append}>
          <Icon path={plusIcon} className="size-[18px]" /> {t('people.add')}
        </Button>
      </div>
    </div>
  )
}

type PersonFieldsProps = {
  index: number
  person: PersonDraft
  onChange: (person: PersonDraft) => void
  onRemove: () => void
}

function PersonFields({ index, person, onChange, onRemove }: PersonFieldsProps) {
  const t = useT(settingsAdminTexts)
  const { name, role } = person
  const number = index + 1
  return (
    <fieldset className="grid min-w-0 items-start gap-x-5 gap-y-3 rounded-md border border-line p-4 md:grid-cols-2">
      <legend className="sr-only">{t('people.row', { number })}</legend>
      <div className="flex items-end gap-3">
        <Field name={`people.${index}.name`} label={t('person.name')} className="grow">
          <Input autoComplete="off" value={name} onValueChange={(next) => onChange({ ...person, name: next })} />
        </Field>
        <Button variant="quiet" shape="icon" aria-label={t('people.remove', { number })} onClick={onRemove}>
          <Icon path={trashIcon} />
        </Button>
      </div>
      {LOCALES.map((locale) => (
        <Field
          key={locale}
          name={`people.${index}.role.${locale}`}
          label={t(`person.role.${locale}`)}
          hint={t('optional')}
        >
          <Input
            lang={locale}
            autoComplete="off"
            value={role[locale]}
            onValueChange={(text) => onChange({ ...person, role: { ...role, [locale]: text } })}
          />
        </Field>
      ))}
    </fieldset>
  )
}
