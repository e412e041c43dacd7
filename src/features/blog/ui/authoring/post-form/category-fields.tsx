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
  const chosen = categories.find(({ id }) => id === draft.categoryId)
  const isNew = draft.newCategory !== undefined

  function chooseSubcategory(value: string) {
    if (value === NEW) return change({ subcategoryId: null, newSubcategory: { [language]: '' } })
    change({ subcategoryId: idOf(value), newSubcategory: undefined, subcategoryDescription: undefined })
  }

  function chooseCategory(value: string) {
    chooseSubcategory(NONE)
    if (value === NEW) return change({ categoryId: null, newCategory: { [language]: '' } })
    change({ categoryId: idOf(value), newCategory: undefined, categoryDescription: undefined })
  }

  const optionsOf = (listed: Pick<ManagedCategory, 'id' | 'name'>[], noneLabel: string, newLabel: string) => [
    { value: NONE, label: noneLabel },
    ...listed.map(({ id, name }) => ({ value: String(id), label: inLanguage(name, locale) })),
    ...(mayCreate ? [{ value: NEW, label: newLabel }] : []),
  ]

  return (
    <>
      <Field name="categoryId" label={t('category')}>
        <Select
          value={isNew ? NEW : String(draft.categoryId ?? NONE)}
          onValueChange={chooseCategory}
          options={optionsOf(categories, t('noCategory'), t('newCategoryOption'))}
        />
      </Field>
      {isNew && <NewCategoryFields form={form} kind="category" />}
      {(isNew || chosen) && (
        <Field name="subcategoryId" label={t('subcategory')}>
          <Select
            value={draft.newSubcategory !== undefined ? NEW : String(draft.subcategoryId ?? NONE)}
            onValueChange={chooseSubcategory}
            options={optionsOf(chosen?.subcategories ?? [], t('noSubcategory'), t('newSubcategoryOption'))}
          />
        </Field>
      )}
      {draft.newSubcategory !== undefined && <NewCategoryFields form={form} kind="subcategory" />}
    </>
  )
}

const idOf = (value: string) => (value === NONE ? null : Number(value))

/** Only in the language being edited; other languages can be added later. */
function NewCategoryFields({ form, kind }: { form: PostFormState; kind: 'category' | 'subcategory' }) {
  const t = useT(blogWritingTexts)
  const { draft, change, language } = form
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
