import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { identityQueries } from './identity.queries.ts'
import { PasswordField } from './password-field.tsx'
import { PasswordMeter } from './password-meter.tsx'

export function NewPasswordField({ name, label }: { name: string; label: string }) {
  const [password, setPassword] = useState('')
  const { data: policy } = useSuspenseQuery(identityQueries.passwordPolicy())
  return (
    <div className="flex flex-col gap-3">
      <PasswordField name={name} label={label} autoComplete="new-password" onValueChange={setPassword} />
      <PasswordMeter policy={policy} password={password} />
    </div>
  )
}
