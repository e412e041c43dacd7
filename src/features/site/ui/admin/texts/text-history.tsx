import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguageName } from '#features/settings/ui/admin/field-label.ts'
import { settingsAdminQueries } from '#features/settings/ui/admin/settings-admin.queries.ts'
import { useUndoChange } from '#features/settings/ui/admin/use-undo.ts'
import { dateFormat } from '#kernel/date-format.ts'
import { isLocale } from '#kernel/locale.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { Loading } from '#ui/skeleton.tsx'
import { pageTextsTexts } from '../../../messages/page-texts/index.ts'
import { siteTextsSetting } from '../../../model/texts/site-texts.schema.ts'
import { pageOfPath } from '../../../model/texts/text-path.ts'
import { useListName } from './use-list-name.ts'
import { usePageName } from './use-page-name.ts'
import { useTextName } from './use-text-name.ts'

/** What was published, newest first; each can be undone. */
export function TextHistory() {
  const t = useT(pageTextsTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="mt-8 border-line border-t" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-12 cursor-pointer items-center font-semibold hover:text-brand-strong">
        {t('history')}
      </summary>
      {isOpen && <Publications />}
    </details>
  )
}

function Publications() {
  const t = useT(pageTextsTexts)
  const locale = useLocale()
  const { data, isError } = useQuery(settingsAdminQueries.history(siteTextsSetting))
  const { data: stored } = useQuery(settingsAdminQueries.stored(siteTextsSetting))
  const undoChange = useUndoChange(siteTextsSetting)
  const nameOfField = useFieldName()
  const format = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })

  if (isError) return <Note tone="danger">{t('history.failed')}</Note>
  if (!data || !stored) return <Loading label={t('history')} />
  if (data.changes.length === 0) return <p className="pb-4 text-ink-2">{t('history.none')}</p>
  return (
    <ol className="pb-2">
      {data.changes.map(({ id, at, actorName, fields }) => (
        <li key={id} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-line border-t py-4">
          <div className="min-w-0 max-w-[36em]">
            <p className="font-semibold">
              {actorName}, {format.format(new Date(at))}
            </p>
            <ul className="mt-1 text-ink-2">
              {[...new Set(fields.flatMap(({ path }) => nameOfField(path)))].map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </div>
          <Button variant="ghost" size="s" onClick={() => undoChange({ startedFrom: stored.updatedAt, change: id })}>
            {t('history.restore')}
          </Button>
        </li>
      ))}
    </ol>
  )
}

/** `faq.general.items` as "FAQs, Questions", `pages.contact.lead.en.text` as "Contact, Lead (English)". */
function useFieldName(): (field: string) => string[] {
  const pageName = usePageName()
  const listName = useListName()
  const nameOf = useTextName()
  const languageName = useLanguageName()
  return (field) => {
    if (field.endsWith('.items')) {
      const path = field.slice(0, -'.items'.length)
      return [`${pageName(pageOfPath(path) ?? '')}, ${listName(path)}`]
    }
    const parts = field.split('.')
    const at = parts.findLastIndex(isLocale)
    const locale = parts[at]
    const path = parts.slice(0, at).join('.')
    const page = pageOfPath(path)
    return page && locale && isLocale(locale) ? [`${pageName(page)}, ${nameOf(path)} (${languageName(locale)})`] : []
  }
}
