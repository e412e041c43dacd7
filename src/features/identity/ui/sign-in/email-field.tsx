import { useT } from '#platform/i18n/provider.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { identityTexts } from '../../messages/index.ts'

/** Set by events in a browser only, never during SSR. */
let lastAddress = ''

/** The entered address is the initial value on the next account page, without being part of a URL. */
export function EmailField({ help, isFocused }: { help?: string; isFocused?: boolean }) {
  const t = useT(identityTexts)
  return (
    <Field name="email" label={t('email')} help={help}>
      <Input
        required
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus={isFocused}
        defaultValue={lastAddress}
        onValueChange={(address) => {
          lastAddress = address
        }}
      />
    </Field>
  )
}
