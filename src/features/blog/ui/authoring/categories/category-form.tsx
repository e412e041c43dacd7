import { type FormEvent, useState } from 'react'
import { useSite } from '#features/settings/ui/use-site.ts'
import type { Locale } from '#kernel/locale.ts'
import { ApiError } from '#platform/client/api-client.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorNote } from '#ui/failed-note.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import type { FieldErrors } from '#ui/form/form-errors.ts'
import { Input } from '#ui/form/input.tsx'
import { Select } from '#ui/form/select.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { blogAuthoringTexts } from '../../../messages/authoring/index.ts'
import {
  MAX_CATEGORY_DESCRIPTION_LENGTH,
  MAX_CATEGORY_NAME_LENGTH,
  type ManagedCategory,
} from '../../../model/category.schema.ts'
import { inLanguage } from '../../../model/localized.ts'
import { useSaveCategory } from '../authoring.queries.ts'
import { useLinkedFieldFocus } from '../post-form/linked-field.ts'

const NONE = 'none'
type TextPart = 'name' | 'description'
const NO_TEXTS = { name: {}, description: {} }

export type EditedCategory = { category: Omit<ManagedCategory, 'subcategories'>; parentId: number | null }
type CategoryFormProps = { edited: EditedCategory | undefined; categories: ManagedCategory[]; onDone: () => void }

export function CategoryForm({ edited, categories, onDone }: CategoryFormProps) {
  const t = useT(blogAuthoringTexts)
  const locale = useLocale()
  const { languages } = useSite()
  const { show } = useToast()
  const save = useSaveCategory()
  useLinkedFieldFocus()
  const [texts, setTexts] = useState<Pick<ManagedCategory, TextPart>>(edited?.category ?? NO_TEXTS)
  const [parentId, setParentId] = useState(edited?.parentId ?? null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [hasFailed, setFailed] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setFailed(false)
    try {
      const { name, description } = texts
      await save.mutateAsync({ id: edited?.category.id ?? null, json: { name, description, parentId } })
      show({ title: t('saved'), tone: 'ok' })
      if (!edited) setTexts(NO_TEXTS)
      onDone()
    } catch (failure) {
      if (failure instanceof ApiError && failure.code === 'INVALID_INPUT') setErrors(named(failure.fields, locale))
      else setFailed(true)
    }
  }

  const inputFor = (part: TextPart, language: Locale, maxLength: number) => (
    <Input
      lang={language}
      maxLength={maxLength}
      value={texts[part][language] ?? ''}
      onValueChange={(text) => setTexts((now) => ({ ...now, [part]: { ...now[part], [language]: text } }))}
    />
  )

  return (
    <section aria-labelledby="category-form">
      <h2 id="category-form" className="mb-4 text-[1.5rem]">
        {edited ? t('editCategory') : t('newCategory')}
      </h2>
      <Form recoverAs={`category ${edited?.category.id ?? 'new'}`} errors={errors} onSubmit={submit}>
        {[locale, ...languages.filter((one) => one !== locale)].map((one, index) => (
          <div key={one} className="grid gap-3">
            <Field
              name={`name.${one}`}
              label={t(`name.${one}`)}
              help={index === 0 ? t('nameHelp') : undefined}
              hint={index > 0 ? t('optional') : undefined}
            >
              {inputFor('name', one, MAX_CATEGORY_NAME_LENGTH)}
            </Field>
            <Field name={`description.${one}`} label={t(`description.${one}`)} hint={t('optional')}>
              {inputFor('description', one, MAX_CATEGORY_DESCRIPTION_LENGTH)}
            </Field>
          </div>
        ))}
        <Field name="parentId" label={t('parent')}>
          <Select
            value={String(parentId ?? NONE)}
            onValueChange={(value) => setParentId(value === NONE ? null : Number(value))}
            options={[
              { value: NONE, label: t('parentNone') },
              ...categories
                .filter(({ id }) => id !== edited?.category.id)
                .map(({ id, name: words }) => ({ value: String(id), label: inLanguage(words, locale) })),
            ]}
          />
        </Field>
        <ErrorNote>{hasFailed && t('saveFailed')}</ErrorNote>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={save.isPending}>
            {t('save')}
          </Button>
          {edited && (
            <Button type="button" variant="ghost" onClick={onDone}>
              {t('cancel')}
            </Button>
          )}
        </div>
      </Form>
    </section>
  )
}

/** An error about the names as a whole is shown at the first one. */
function named({ name, ...rest }: Record<string, string>, first: string): FieldErrors {
  return { ...rest, ...(name ? { [`name.${first}`]: name } : {}) }
}
