import type { FormEvent } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { identityTexts } from '../../messages/index.ts'

/** `person`: the current names. */
export function NameFields({ person }: { person?: { firstName: string; lastName: string } }) {
  const t = useT(identityTexts)
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field name="firstName" label={t('firstName')}>
        <Input required autoComplete="given-name" defaultValue={person?.firstName} />
      </Field>
      <Field name="lastName" label={t('lastName')}>
        <Input required autoComplete="family-name" defaultValue={person?.lastName} />
      </Field>
    </div>
  )
}

/** What the form says about the person, which the password must not be. */
export function readPersonalTexts({ currentTarget }: FormEvent<HTMLFormElement>): string[] {
  const fields = new FormData(currentTarget)
  return ['firstName', 'lastName', 'email'].map((name) => String(fields.get(name) ?? ''))
}
