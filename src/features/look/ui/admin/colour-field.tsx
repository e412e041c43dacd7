import type { ReactNode } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { lookTexts } from '../../messages/index.ts'
import { hexOf } from '../../model/look.schema.ts'

type ColourFieldProps = {
  name: 'brand' | 'accent'
  hint?: string
  value: string
  /** Shown by the colour picker while the field has no colour. */
  fallback: string
  onChange: (value: string) => void
  /** What becomes of the colour in both themes. */
  children: ReactNode
}

/** A colour as text, with the colour picker of the browser beside it. */
export function ColourField({ name, hint, value, fallback, onChange, children }: ColourFieldProps) {
  const t = useT(lookTexts)
  return (
    <div className="grid min-w-0 gap-2">
      <div className="flex items-start gap-2.5">
        <Field name={name} label={t(`field.${name}`)} hint={hint} help={t(`help.${name}`)} className="grow">
          <Input
            required={!hint}
            autoComplete="off"
            spellCheck={false}
            className="font-mono"
            value={value}
            onValueChange={onChange}
          />
        </Field>
        <input
          type="color"
          aria-label={t(name === 'brand' ? 'pickBrand' : 'pickAccent')}
          value={hexOf(value) ?? fallback}
          onChange={({ target }) => onChange(target.value)}
          className="mt-[27px] h-[46px] w-14 shrink-0 cursor-pointer rounded-md border border-ink-3/80 bg-sheet p-1"
        />
      </div>
      {children}
    </div>
  )
}
