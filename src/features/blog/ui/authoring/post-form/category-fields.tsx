import { useAuth } from '#features/identity/ui/auth.store.ts'
import { hasPermission } from '#kernel/user.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { Select } from '#ui/form/select.tsx'
import { blogWritingTexts } from '../../../messages/writing/index.ts'
import {
  MAX_CATEGORY_DESCRIPTION_LENGTH,
  MAX_CATEGORY_NAME_LENGTH,
  type ManagedCategory,
} from '../../../model/category.schema.ts'
import { inLanguage } from '../../../model/localized.ts'
import type { PostFormState } from './use-post-form.ts'

const NONE = 'none'
const NEW = 'new'

/** Category and subcategory of the post; new ones can be created here. */
export function CategoryFields({ form, categories }: { form: PostFormState; categories: ManagedCategory[] }) {
  const t = useT(blogWritingTexts)
  const locale = useLocale()
  const { draft, change, language } = form
  // Requires `category:manage`, which the server checks too.
  const mayCreate = useAuth(({ userData }) => userData !== null && hasPermission(userData, 'category:manage'))
  const option = ({ id, name }: { id: number; name: ManagedCategory['name'] }) => ({
    value: String(id),
    label: inLanguage(name, locale),
  })
  const chosen = categories.find(({ id }) => id === draft.categoryId)
  const isNew = draft.newCategory !== undefined

  function chooseCategory(value: string) {
    const none = { subcategoryId: null, newSubcategory: undefined, subcategoryDescription: undefined }
    if (value === NEW) return change({ ...none, categoryId: null, newCategory: { [language]: '' } })
    const categoryId = value === NONE ? null : Number(value)
    change({ ...none, categoryId, newCategory: undefined, categoryDescription: undefined })
  }

  return (
    <>
      <Field name="categoryId" label={t('category')}>
        <Select
          value={isNew ? NEW : String(draft.categoryId ?? NONE)}
          onValueChange={chooseCategory}
          options={[
            { value: NONE, label: t('noCategory') },
            ...categories.map(option),
            ...(mayCreate ? [{ value: NEW, label: t('newCategoryOption') }] : []),
          ]}
        />
      </Field>
      {isNew && <NewCategoryFields form={form} kind="category" />}
      {(isNew || chosen) && (
        <Field name="subcategoryId" label={t('subcategory')}>
          <Select
            value={draft.newSubcategory !== undefined ? NEW : String(draft.subcategoryId ?? NONE)}
            onValueChange={(value) =>
              value === NEW
                ? change({ subcategoryId: null, newSubcategory: { [language]: '' } })
                : change({
                    subcategoryId: value === NONE ? null : Number(value),
                    newSubcategory: undefined,
                    subcategoryDescription: undefined,
                  })
            }
            options={[
              { value: NONE, label: t('noSubcategory') },
              ...(chosen?.subcategories ?? []).map(option),
              ...(mayCreate ? [{ value: NEW, label: t('newSubcategoryOption') }] : []),
            ]}
          />
        </Field>
      )}
      {draft.newSubcategory !== undefined && <NewCategoryFields form={form} kind="subcategory" />}
    </>
  )
}

/** Only in the language being edited; other languages can be added later. */
function NewCategoryFields({
  form: { draft, change, language },
  kind,
}: {
  form: PostFormState
  kind: 'category' | 'subcategory'
}) {
  const t = useT(blogWritingTexts)
  const name = kind === 'category' ? 'newCategory' : 'newSubcategory'
  const about = kind === 'category' ? 'categoryDescription' : 'subcategoryDescription'
  return (
    <>
      <Field name={name} label={t(name)}>
        <Input
          required
          lang={language}
          maxLength={MAX_CATEGORY_NAME_LENGTH}
          value={draft[name]?.[language] ?? ''}
          onValueChange={(text) => change({ [name]: { ...draft[name], [language]: text } })}
        />
      </Field>
      <Field name={about} label={t(about)} hint={t('optional')}>
        <Input
          lang={language}
          maxLength={MAX_CATEGORY_DESCRIPTION_LENGTH}
          value={draft[about]?.[language] ?? ''}
          onValueChange={(text) => change({ [about]: { ...draft[about], [language]: text } })}
        />
      </Field>
    </>
  )
}
