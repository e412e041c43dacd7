import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dateFormat } from '#kernel/date-format.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import type { Texts } from '#platform/i18n/texts.ts'
import { Button } from '#ui/button.tsx'
import { plusIcon } from '#ui/icon/admin-icons.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Note } from '#ui/note.tsx'
import { Loading } from '#ui/skeleton.tsx'
import { settingsAdminTexts } from '../../messages/admin/index.ts'
import type { Setting } from '../../model/define-setting.ts'
import type { ChangedField, SettingHistory as History } from '../../model/setting.schema.ts'
import { useFieldLabel, useFieldValue } from './field-label.ts'
import { settingsAdminQueries } from './settings-admin.queries.ts'
import { useUndoChange } from './use-undo.ts'

type SettingHistoryProps = { setting: Setting; texts: Texts }

export function SettingHistoryPanel(props: SettingHistoryProps) {
  const t = useT(settingsAdminTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="group mt-6 border-line border-t" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-12 cursor-pointer items-center justify-between font-semibold hover:text-brand-strong">
        {t('history')}
        <Icon
          path={plusIcon}
          className="text-brand-strong transition-transform duration-200 group-open:rotate-45 motion-reduce:transition-none"
        />
      </summary>
      {isOpen && <Changes {...props} />}
    </details>
  )
}

function Changes({ setting, texts }: SettingHistoryProps) {
  const t = useT(settingsAdminTexts)
  const { data, isError } = useQuery(settingsAdminQueries.history(setting))

  if (isError) return <Note tone="danger">{t('history.failed')}</Note>
  if (!data) return <Loading label={t('history.loading')} />
  if (data.changes.length === 0) return <p className="pb-4 text-ink-2">{t('history.none')}</p>

  return (
    <ol className="pb-2">
      {data.changes.map((change) => (
        <Change key={change.id} setting={setting} texts={texts} change={change} />
      ))}
    </ol>
  )
}

type ChangeProps = SettingHistoryProps & { change: History['changes'][number] }

function Change({ setting, texts, change: { id, at, actorName, fields } }: ChangeProps) {
  const t = useT(settingsAdminTexts)
  const locale = useLocale()
  const fieldLabel = useFieldLabel(texts)
  const fieldValue = useFieldValue(texts)
  const undoChange = useUndoChange(setting)
  const { data: stored, refetch } = useQuery(settingsAdminQueries.stored(setting))
  const [isPending, setPending] = useState(false)
  const date = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))

  async function restore() {
    setPending(true)
    await undoChange({ startedFrom: (stored ?? (await refetch()).data)?.updatedAt ?? null, change: id })
    setPending(false)
  }

  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-line border-t py-4">
      <div className="min-w-0 max-w-[36em]">
        <p className="font-semibold">{t('history.who', { name: actorName, date })}</p>
        <ul className="mt-1 text-ink-2">
          {fields.map((field) => (
            <li key={field.path}>{sentence(field)}</li>
          ))}
        </ul>
      </div>
      <Button variant="ghost" size="s" pending={isPending} onClick={restore}>
        {t('history.restore')}
      </Button>
    </li>
  )

  function sentence({ path, before, after }: ChangedField): string {
    const field = fieldLabel(path)
    const [from, to] = [fieldValue(path, before), fieldValue(path, after)]
    return from && to ? t('value.change', { field, before: from, after: to }) : t('value.edited', { field })
  }
}
