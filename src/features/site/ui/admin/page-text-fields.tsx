import { type FocusEvent, type ReactNode, useRef } from 'react'
import type { Locale } from '#kernel/locale.ts'
import { ADVISED_LENGTH, lengthAdvice, lengthOf } from '#kernel/text-length.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { plusIcon } from '#ui/admin-icons.ts'
import { Button } from '#ui/button.tsx'
import { chipStyles } from '#ui/chip.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
import { Icon } from '#ui/icon.tsx'
import { pageTextsTexts } from '../../messages/page-texts/index.ts'
import type { PageTextField } from '../../model/page-texts.schema.ts'
import type { PageTextDraft, ShownTexts } from './page-text-draft.ts'

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
  const fields = useRef<HTMLDivElement>(null)
  const focused = useRef<HTMLInputElement | HTMLTextAreaElement>(null)
  const original: PageTextDraft = { ...standard, shareText: '' }

  /** Inserts a placeholder at the cursor of the last focused field. */
  function insert(fact: string) {
    const element = focused.current ?? fields.current?.querySelector('textarea')
    if (!element) return
    const field = element.name.split('.').at(-1) as PageTextField
    const [start, end] = [element.selectionStart ?? 0, element.selectionEnd ?? 0]
    onChange({ [field]: `${draft[field].slice(0, start)}{${fact}}${draft[field].slice(end)}` })
    const cursor = start + fact.length + 2
    requestAnimationFrame(() => {
      element.focus()
      element.setSelectionRange(cursor, cursor)
    })
  }

  function remember({ currentTarget }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) {
    focused.current = currentTarget
  }

  const area = (field: PageTextField, help: ReactNode, props: { rows: number; placeholder?: string }) => (
    <Field name={`${name}.${field}`} label={t(`field.${field}`)} help={help}>
      <Textarea
        {...props}
        lang={language}
        onFocus={remember}
        value={draft[field]}
        onChange={({ target }) => onChange({ [field]: target.value })}
      />
    </Field>
  )

  const reset = (field: PageTextField) =>
    draft[field] !== original[field] && (
      <Button
        variant="quiet"
        size="s"
        className="-mt-3 -ml-3 self-start"
        onClick={() => onChange({ [field]: original[field] })}
      >
        {t(`reset.${field}`)}
      </Button>
    )

  return (
    <div ref={fields} className="flex min-w-0 flex-col gap-5">
      <Field name={`${name}.title`} label={t('field.title')} help={<Length field="title" text={shown.title} />}>
        <Input lang={language} onFocus={remember} value={draft.title} onValueChange={(title) => onChange({ title })} />
      </Field>
      {reset('title')}
      {area('description', <Length field="description" text={shown.description} />, { rows: 4 })}
      {reset('description')}
      {area('shareText', t('shareText.help'), { rows: 3, placeholder: shown.description })}
      {reset('shareText')}
      <FactChips facts={facts} onInsert={insert} />
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

type FactChipsProps = { facts: Record<string, string>; onInsert: (name: string) => void }

/** Placeholders that a text may use, with their current values. */
function FactChips({ facts, onInsert }: FactChipsProps) {
  const t = useT(pageTextsTexts)
  return (
    <details className="group rounded-md border border-line">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between px-4 font-semibold hover:text-brand-strong">
        {t('facts')}
        <Icon
          path={plusIcon}
          className="text-brand-strong transition-transform duration-200 group-open:rotate-45 motion-reduce:transition-none"
        />
      </summary>
      <div className="border-line border-t px-4 py-4">
        <p className="mb-3 max-w-[44em] text-[15px] text-ink-2">{t('facts.help')}</p>
        <ul className="flex flex-wrap gap-2">
          {Object.entries(facts).map(([name, value]) => (
            <li key={name} className="max-w-full">
              <button
                type="button"
                onClick={() => onInsert(name)}
                className={`${chipStyles({ pressable: true })} max-w-full flex-wrap gap-y-0.5`}
              >
                <span className="measure text-brand-strong">{`{${name}}`}</span>
                <span className={value ? 'min-w-0 break-words' : 'text-ink-3 italic'}>{value || t('facts.empty')}</span>
                <span className="sr-only">{t('facts.insert')}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}
