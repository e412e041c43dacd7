import { useT } from '#platform/i18n/provider.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
import { caseEditorTexts } from '../../../messages/case-editor/index.ts'
import { MAX_CASE_PART_LENGTH, MAX_SECTOR_LENGTH } from '../../../model/case-studies/case-study.schema.ts'
import type { PostFormState } from '../post-form/use-post-form.ts'

export function SectorField({ form: { text, language, changeText } }: { form: PostFormState }) {
  const t = useT(caseEditorTexts)
  return (
    <Field name={`texts.${language}.sector`} label={t('sector')}>
      <Input
        lang={language}
        maxLength={MAX_SECTOR_LENGTH}
        value={text.sector}
        onValueChange={(sector) => changeText({ sector })}
      />
    </Field>
  )
}

type CasePartFieldProps = { form: PostFormState; part: 'situation' | 'result' }

/** A part of the story beside the document. */
export function CasePartField({ form: { text, language, changeText }, part }: CasePartFieldProps) {
  const t = useT(caseEditorTexts)
  return (
    <Field name={`texts.${language}.${part}`} label={t(part)}>
      <Textarea
        lang={language}
        rows={4}
        maxLength={MAX_CASE_PART_LENGTH}
        value={text[part]}
        onChange={({ target }) => changeText({ [part]: target.value })}
      />
    </Field>
  )
}
