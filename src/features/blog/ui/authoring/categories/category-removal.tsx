import { useState } from 'react'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { blogAuthoringTexts } from '../../../messages/authoring/index.ts'
import type { ManagedCategory } from '../../../model/category.schema.ts'
import { inLanguage } from '../../../model/localized.ts'
import { useDeleteCategory } from '../authoring.queries.ts'

type CategoryRemovalProps = {
  category: Omit<ManagedCategory, 'subcategories'>
  categories: ManagedCategory[]
  onClose: () => void
}

/** Asks for a target category first if the category is not empty. */
export function CategoryRemoval({ category, categories, onClose }: CategoryRemovalProps) {
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
