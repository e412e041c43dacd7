import { useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { identityTexts } from '../messages/index.ts'

type PasswordFieldProps = {
  name: string
  label: string
  autoComplete: 'current-password' | 'new-password'
  onValueChange?: (password: string) => void
}

export function PasswordField({ name, label, autoComplete, onValueChange }: PasswordFieldProps) {
  const t = useT(identityTexts)
  const [isShown, setShown] = useState(false)
  return (
    <Field name={name} label={label}>
      <div className="relative">
        <Input
          required
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          onValueChange={onValueChange}
          className="pr-28"
        />
        <button
          type="button"
          aria-label={t(isShown ? 'hideField' : 'showField', { label })}
          onClick={() => setShown(!isShown)}
          className="absolute inset-y-0 right-0 my-px min-w-11 cursor-pointer rounded-sm px-3.5 font-semibold text-[0.92rem] text-brand-strong hover:text-ink focus-visible:-outline-offset-3"
        >
          {t(isShown ? 'hide' : 'show')}
        </button>
      </div>
    </Field>
  )
}
