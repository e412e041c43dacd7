import { useMemo, useState } from 'react'
import { useLanguageName } from '#features/settings/ui/admin/field-label.ts'
import { UnsavedGuard } from '#features/settings/ui/admin/setting-form.tsx'
import { useSite } from '#features/settings/ui/use-site.ts'
import type { Locale } from '#kernel/locale.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { cn } from '#ui/cn.ts'
import { Form } from '#ui/form/form.tsx'
import { TemplateField } from '#ui/form/template/template-field.tsx'
import { Note } from '#ui/note.tsx'
import { pageTextsTexts } from '../../../messages/page-texts/index.ts'
import type { EditableText, PageTexts } from '../../../model/texts/text-editing.schema.ts'
import { factsOf, newerLanguages } from './text-groups.ts'
import { TextHelp } from './text-help.tsx'
import { useTemplateChips } from './use-template-chips.ts'
import { useTextDraft } from './use-text-draft.ts'
import { useTextName } from './use-text-name.ts'

type TextEditorProps = {
  data: PageTexts
  text: EditableText
  language: Locale
  /** The languages side by side, or below each other with the language of the page first. */
  layout: 'columns' | 'stacked'
  onType?: (locale: Locale, text: string) => void
  onClose: () => void
}

/** One text in every language. It is saved as a draft. */
export function TextEditor({ data, text, language, layout, onType, onClose }: TextEditorProps) {
  const t = useT(pageTextsTexts)
  const nameOf = useTextName()
  const languageName = useLanguageName()
  const draft = useTextDraft(data.key, text)
  const [saveButton, setSaveButton] = useState<HTMLButtonElement | null>(null)
  const { languages } = useSite()
  const isDraft = languages.some((locale) => text.texts[locale].text !== text.texts[locale].published)
  const locales = layout === 'stacked' ? [language, ...languages.filter((one) => one !== language)] : languages

  return (
    <Form
      recoverAs={`text ${text.path}`}
      errors={draft.errors}
      className="gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        draft.save()
      }}
    >
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="min-w-0 text-[1.1rem]">{nameOf(text.path)}</h3>
        <Button variant="quiet" size="s" className="shrink-0" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
      <div
        className={
          layout === 'columns' ? 'grid items-start gap-x-6 gap-y-6 lg:auto-cols-fr lg:grid-flow-col' : 'grid gap-6'
        }
      >
        {locales.map((locale) => (
          <LanguageField
            key={locale}
            label={languageName(locale)}
            data={data}
            text={text}
            locale={locale}
            value={draft.values[locale]}
            theirs={draft.conflicts[locale]}
            onChange={(value) => {
              draft.change(locale, value)
              onType?.(locale, value)
            }}
            onTake={() => draft.take(locale)}
            onKeep={() => draft.keep(locale)}
          />
        ))}
      </div>
      <div
        className={cn(
          'flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t pt-4',
          layout === 'stacked' && 'sticky bottom-0 bg-paper py-3',
        )}
      >
        <Button ref={setSaveButton} type="submit" pending={draft.isSaving}>
          {t('save')}
        </Button>
        <output className="text-ink-2">{draft.isDirty ? t('notSaved') : isDraft && t('savedAsDraft')}</output>
      </div>
      <UnsavedGuard isDirty={draft.isDirty} saveButton={{ current: saveButton }} />
    </Form>
  )
}

type LanguageFieldProps = {
  label: string
  data: PageTexts
  text: EditableText
  locale: Locale
  value: string
  /** What another editor saved meanwhile. */
  theirs: string | undefined
  onChange: (value: string) => void
  onTake: () => void
  onKeep: () => void
}

function LanguageField(props: LanguageFieldProps) {
  const { label, data, text, locale, value, theirs, onChange, onTake, onKeep } = props
  const t = useT(pageTextsTexts)
  const facts = useMemo(() => factsOf(text, locale, data), [text, locale, data])
  const chips = useTemplateChips(text.path, facts)
  const { standard, hasNewStandard } = text.texts[locale]
  const languageName = useLanguageName()
  const newer = newerLanguages(text, locale, useSite().languages)
  return (
    <div className="flex min-w-0 flex-col">
      <TemplateField
        {...chips}
        name={`${text.path}.${locale}`}
        label={label}
        lang={locale}
        help={<TextHelp text={text} value={value} locale={locale} facts={facts} />}
        isMultiline={text.kind === 'text' || text.kind === 'markdown'}
        placeholder={t('empty')}
        value={value}
        onValueChange={onChange}
      />
      {newer.length > 0 && (
        <span className="mt-2">
          <Badge tone="neutral">{t('behind', { languages: newer.map(languageName).join(', ') })}</Badge>
        </span>
      )}
      {theirs !== undefined && (
        <Note tone="warn" title={t('theirs')} live className="mt-2">
          <span lang={locale} className="block">
            {theirs}
          </span>
          <Button size="s" variant="ghost" className="mt-2" onClick={onTake}>
            {t('theirs.take')}
          </Button>
        </Note>
      )}
      {hasNewStandard && value !== standard && (
        <Note className="mt-2" title={t('newStandard')}>
          <span lang={locale} className="block">
            {standard}
          </span>
          <Button size="s" variant="ghost" className="mt-2" onClick={onKeep}>
            {t('newStandard.keep')}
          </Button>
        </Note>
      )}
      {value !== standard && (
        <Button variant="quiet" size="s" className="-ml-3 self-start" onClick={() => onChange(standard)}>
          {t('reset')}
        </Button>
      )}
    </div>
  )
}
