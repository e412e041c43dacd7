import { useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import type { InputProps } from '#ui/form/input.tsx'
import { InputField } from '#ui/form/input-field.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { alertIcon } from '#ui/icon/icons.ts'
import { settingsAdminTexts } from '../../../messages/admin/index.ts'
import type { CompanyDraft } from './company-draft.ts'

export type CompanyPartProps = { form: { draft: CompanyDraft; change: (part: Partial<CompanyDraft>) => void } }
type TextName = { [Name in keyof CompanyDraft]: CompanyDraft[Name] extends string ? Name : never }[keyof CompanyDraft]

type CompanyTextFieldProps = CompanyPartProps &
  Omit<InputProps, 'form'> & {
    name: TextName
    help?: string
    /** Something that is probably a typing error. Does not prevent saving; shown after typing. */
    warning?: string | undefined
    isOptional?: boolean
  }

export function CompanyTextField(props: CompanyTextFieldProps) {
  const { form, name, help, warning, isOptional, ...input } = props
  const t = useT(settingsAdminTexts)
  const [isTyping, setTyping] = useState(false)
  const isWarned = warning !== undefined && !isTyping
  return (
    <InputField
      name={name}
      label={t(`field.${name}`)}
      hint={isOptional && t('optional')}
      help={isWarned ? <FieldWarning>{warning}</FieldWarning> : help}
      value={form.draft[name]}
      onValueChange={(value) => {
        setTyping(true)
        form.change({ [name]: value })
      }}
      onBlur={() => setTyping(false)}
      {...input}
    />
  )
}

function FieldWarning({ children }: { children: string }) {
  return (
    <span role="status" className="flex gap-1.5 text-warn">
      <Icon path={alertIcon} className="mt-[0.2em] size-[1.15em]" />
      {children}
    </span>
  )
}
