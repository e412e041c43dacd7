import type { ReactNode } from 'react'
import type { Locale } from '#kernel/locale.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { TemplateField } from '#ui/form/template/template-field.tsx'
import { ADVISED_LENGTH, lengthAdvice, lengthOf } from '#ui/text-length.ts'
import { pageTextsTexts } from '../../messages/page-texts/index.ts'
import type { PageTextField } from '../../model/page-texts.schema.ts'
import type { PageTextDraft, ShownTexts } from './page-text-draft.ts'
import { useTemplateChips } from './use-template-chips.ts'

type PageTextFieldsProps = {
  /** Prefix of the field names: `contact.en`. */
  name: string
  language: Locale
  standard: { title: string; description: string }
  draft: PageTextDraft
  shown: ShownTexts
  facts: Record<string, string>
  onChange: (part: Partial<PageTextDraft>) => void
}

export function PageTextFields({ name, language, standard, draft, shown, facts, onChange }: PageTextFieldsProps) {
  const t = useT(pageTextsTexts)
  const chips = useTemplateChips(facts)
  const original: PageTextDraft = { ...standard, shareText: '' }

  const area = (field: PageTextField, help: ReactNode, props: { isMultiline?: boolean; placeholder?: string } = {}) => (
    <div className="flex flex-col">
      <TemplateField
        {...chips}
        {...props}
        name={`${name}.${field}`}
        label={t(`field.${field}`)}
        help={help}
        lang={language}
        value={draft[field]}
        onValueChange={(text) => onChange({ [field]: text })}
      />
      {draft[field] !== original[field] && (
        <Button
          variant="quiet"
          size="s"
          className="-ml-3 self-start"
          onClick={() => onChange({ [field]: original[field] })}
        >
          {t(`reset.${field}`)}
        </Button>
      )}
    </div>
  )

  return (
    <div className="flex min-w-0 flex-col gap-5">
      {area('title', <Length field="title" text={shown.title} />)}
      {area('description', <Length field="description" text={shown.description} />, { isMultiline: true })}
      {area('shareText', t('shareText.help'), { isMultiline: true, placeholder: shown.description })}
      <p className="max-w-[44em] text-[15px] text-ink-2">{t('facts.help')}</p>
    </div>
  )
}

/** Length of a text with placeholders filled in. */
function Length({ field, text }: { field: 'title' | 'description'; text: string }) {
  const t = useT(pageTextsTexts)
  const { least, most } = ADVISED_LENGTH[field]
  const advice = lengthAdvice(text, ADVISED_LENGTH[field])
  const count = lengthOf(text)
  if (advice === 'good') return <span className="text-ok">{t('length.good', { count })}</span>
  return <span className="text-warn">{t(`length.${advice}`, { count, least, most })}</span>
}
