import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PasswordPolicy } from '../model/password-policy.schema.ts'
import { identityQueries } from './identity.queries.ts'
import { PasswordField } from './password-field.tsx'
import { PasswordMeter } from './password-meter.tsx'

/** Loaded by the route of each page with a new password. */
export function usePasswordPolicy(): PasswordPolicy {
  return useSuspenseQuery(identityQueries.passwordPolicy()).data
}

type NewPasswordFieldProps = {
  name: string
  label: string
  /** Name and address of the user, which a password must not be. */
  personalTexts?: readonly string[]
}

export function NewPasswordField({ name, label, personalTexts = [] }: NewPasswordFieldProps) {
  const [password, setPassword] = useState('')
  return (
    <div className="flex flex-col gap-3">
      <PasswordField name={name} label={label} autoComplete="new-password" onValueChange={setPassword} />
      <PasswordMeter policy={usePasswordPolicy()} password={password} personalTexts={personalTexts} />
    </div>
  )
}
