import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { mapLocales } from '#features/settings/model/map-locales.ts'
import { useLanguageName } from '#features/settings/ui/admin/field-label.ts'
import { useSite } from '#features/settings/ui/use-site.ts'
import type { Locale } from '#kernel/locale.ts'
import { slugOf } from '#kernel/slug.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { Input } from '#ui/form/input.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { pageTextsTexts } from '../../../messages/page-texts/index.ts'
import { slugPathOf } from '../../../model/services.ts'
import { createOwnId } from '../../../model/texts/list-rule.ts'
import { useSaveText } from './texts.queries.ts'

type NewServiceDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Adds it to the list of services; false if that failed. */
  onCreate: (id: string) => Promise<boolean>
}

/** A service begins with its name in each language, from which its address follows. All of it is a draft. */
export function NewServiceDialog({ open, onOpenChange, onCreate }: NewServiceDialogProps) {
  const t = useT(pageTextsTexts)
  const languageName = useLanguageName()
  const { languages } = useSite()
  const navigate = useNavigate()
  const { show } = useToast()
  const [id] = useState(createOwnId)
  const [names, setNames] = useState(() => mapLocales(() => ''))
  const [errors, setErrors] = useState<{ [name: string]: string }>({})
  const [isSaving, setSaving] = useState(false)
  const saveText = useSaveText(id)

  async function create() {
    const missing = languages.filter((locale) => !names[locale].trim())
    setErrors(Object.fromEntries(missing.map((locale) => [`name.${locale}`, t('service.nameMissing')])))
    if (missing.length > 0) return
    setSaving(true)
    try {
      if (!(await onCreate(id))) return
      for (const locale of languages) await saveNames(locale)
      onOpenChange(false)
      await navigate({ to: '/admin/pages', search: { page: id, view: 'form' } })
    } catch {
      show({ title: t('saveFailed'), tone: 'danger' })
    } finally {
      setSaving(false)
    }
  }

  async function saveNames(locale: Locale) {
    const draft = (path: string, text: string) => saveText.mutateAsync({ path, locale, text, startedFrom: '' })
    await draft(`pages.${id}.heading`, names[locale])
    // A name that another service has: its address is the owner's to choose.
    await draft(slugPathOf(id), slugOf(names[locale], id)).catch(() => draft(slugPathOf(id), id))
  }

  return (
    <Dialog title={t('newService')} closeLabel={t('close')} size="s" open={open} onOpenChange={onOpenChange}>
      <Form
        recoverAs={null}
        errors={errors}
        className="gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void create()
        }}
      >
        <p className="text-ink-2">{t('service.about')}</p>
        {languages.map((locale) => (
          <Field key={locale} name={`name.${locale}`} label={t('service.name', { language: languageName(locale) })}>
            <Input
              lang={locale}
              maxLength={160}
              autoComplete="off"
              value={names[locale]}
              onValueChange={(name) => setNames((now) => ({ ...now, [locale]: name }))}
            />
          </Field>
        ))}
        <Button type="submit" pending={isSaving} className="self-start">
          {t('service.create')}
        </Button>
      </Form>
    </Dialog>
  )
}
