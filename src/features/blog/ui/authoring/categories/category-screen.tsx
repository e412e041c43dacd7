import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import type { Uses } from '#platform/i18n/texts.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { pencilIcon, trashIcon } from '#ui/icon/admin-icons.ts'
import { Icon, type IconPath } from '#ui/icon/icon.tsx'
import { chevronDownIcon } from '#ui/icon/icons.ts'
import { Note } from '#ui/note.tsx'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { Tooltip } from '#ui/overlay/tooltip.tsx'
import { Loading } from '#ui/skeleton.tsx'
import { blogAuthoringTexts } from '../../../messages/authoring/index.ts'
import { blogWritingTexts } from '../../../messages/writing/index.ts'
import type { ManagedCategory } from '../../../model/category.schema.ts'
import { inLanguage } from '../../../model/localized.ts'
import { authoringQueries, useDeleteCategory, useOrderCategories } from '../authoring.queries.ts'
import { ToPosts } from '../authoring-page-frame.tsx'
import { CategoryForm, type EditedCategory } from './category-form.tsx'

type Category = Omit<ManagedCategory, 'subcategories'>

export const CATEGORY_TEXTS = [blogAuthoringTexts, blogWritingTexts] as const

export function CategoryScreen(_: Uses<typeof CATEGORY_TEXTS>) {
  const t = useT(blogAuthoringTexts)
  const { data: categories, isError } = useQuery(authoringQueries.categories())
  const linkedSlug = useRouterState({ select: ({ location }) => (location.search as { category?: string }).category })
  // Undefined until the form is used; until then the address decides which category is open.
  const [chosen, setChosen] = useState<EditedCategory | null>()
  const [removed, setRemoved] = useState<Category>()
  if (isError) return <Note tone="danger">{t('categoriesFailed')}</Note>
  if (!categories) return <Loading label={t('categoriesLoading')} lines={6} />
  const linked = categories.find(({ slug }) => slug === linkedSlug)
  const edited = chosen === undefined ? linked && { category: linked, parentId: null } : (chosen ?? undefined)
  const rowProps = { onEdit: setChosen, onRemove: setRemoved }
  return (
    <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-2">
      <div className="-mb-8 lg:col-span-2">
        <ToPosts />
      </div>
      <CategoryForm
        key={edited?.category.id ?? 'new'}
        edited={edited}
        categories={categories}
        onDone={() => setChosen(null)}
      />
      <section aria-labelledby="categories">
        <h2 id="categories" className="mb-4 text-[1.5rem]">
          {t('categories')}
        </h2>
        {categories.length === 0 && <EmptyState>{t('categoriesEmpty')}</EmptyState>}
        <ul className="border-line border-t">
          {categories.map((category, place) => (
            <li key={category.id} className="border-line border-b py-2">
              <Row category={category} place={place} siblings={categories} parentId={null} {...rowProps} />
              <ul className="pl-6">
                {category.subcategories.map((subcategory, at) => (
                  <li key={subcategory.id}>
                    <Row
                      category={subcategory}
                      place={at}
                      siblings={category.subcategories}
                      parentId={category.id}
                      {...rowProps}
                    />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </section>
      {removed && <CategoryRemoval category={removed} categories={categories} onClose={() => setRemoved(undefined)} />}
    </div>
  )
}

type RowProps = {
  category: Category
  /** Index in `siblings`. */
  place: number
  siblings: Category[]
  parentId: number | null
  onEdit: (edited: EditedCategory) => void
  onRemove: (category: Category) => void
}

function Row({ category, place, siblings, parentId, onEdit, onRemove }: RowProps) {
  const t = useT(blogAuthoringTexts)
  const name = inLanguage(category.name, useLocale())
  const order = useOrderCategories()

  function move(by: -1 | 1) {
    const ids = siblings.map(({ id }) => id)
    ids.splice(place + by, 0, ...ids.splice(place, 1))
    order.mutate(ids)
  }

  return (
    <div className="flex items-center gap-1">
      <p className="min-w-0 grow">
        {name} <span className="text-ink-3 text-sm">{t('posts', { count: category.posts })}</span>
      </p>
      {([-1, 1] as const).map((by) => (
        <IconTool
          key={by}
          label={t(by < 0 ? 'up' : 'down', { name })}
          icon={chevronDownIcon}
          isRotated={by < 0}
          disabled={!siblings[place + by]}
          onPress={() => move(by)}
        />
      ))}
      <IconTool label={t('change', { name })} icon={pencilIcon} onPress={() => onEdit({ category, parentId })} />
      <IconTool label={t('remove', { name })} icon={trashIcon} onPress={() => onRemove(category)} />
    </div>
  )
}

type ToolProps = { label: string; icon: IconPath; isRotated?: boolean; disabled?: boolean; onPress: () => void }

function IconTool({ label, icon, isRotated, disabled, onPress }: ToolProps) {
  return (
    <Tooltip label={label}>
      <Button size="s" variant="quiet" shape="icon" className="shrink-0" disabled={disabled} onClick={onPress}>
        <Icon path={icon} className={isRotated ? 'rotate-180' : undefined} />
      </Button>
    </Tooltip>
  )
}

type CategoryRemovalProps = { category: Category; categories: ManagedCategory[]; onClose: () => void }

/** Asks for a target category first if the category is not empty. */
function CategoryRemoval({ category, categories, onClose }: CategoryRemovalProps) {
  const t = useT(blogAuthoringTexts)
  const locale = useLocale()
  const { show } = useToast()
  const remove = useDeleteCategory()
  const parent = categories.find(({ subcategories }) => subcategories.some(({ id }) => id === category.id))
  const isFull =
    category.posts > 0 || categories.some(({ id, subcategories }) => id === category.id && subcategories.length > 0)
  const targets = (parent?.subcategories ?? categories).filter(({ id }) => id !== category.id)
  const [moveTo, setMoveTo] = useState(targets[0]?.id)

  async function removeIt() {
    await remove.mutateAsync({ id: category.id, moveTo: isFull ? moveTo : undefined })
    show({ title: t('removed'), tone: 'ok' })
    onClose()
  }

  return (
    <Confirm
      open
      tone="danger"
      title={t('removeTitle', { name: inLanguage(category.name, locale) })}
      description={isFull ? t('removeFull') : t('removeEmpty')}
      confirmLabel={t('removeNow')}
      cancelLabel={t('cancel')}
      pending={remove.isPending}
      error={remove.isError ? t('removeFailed') : undefined}
      onConfirm={() => void removeIt().catch(() => {})}
      onCancel={onClose}
    >
      {isFull && targets.length > 0 && (
        <Field label={t('moveTo')} className="mt-4">
          <Select
            value={String(moveTo)}
            onValueChange={(value) => setMoveTo(Number(value))}
            options={targets.map(({ id, name }) => ({ value: String(id), label: inLanguage(name, locale) }))}
          />
        </Field>
      )}
    </Confirm>
  )
}
