import { useQuery } from '@tanstack/react-query'
import { dateFormat } from '#kernel/date-format.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { blogWritingTexts } from '../../../messages/writing/index.ts'
import type { EditablePost } from '../../../model/authoring.schema.ts'
import { authoringQueries } from '../authoring.queries.ts'
import { RestorePost } from '../list/restore-post.tsx'
import type { Autosave } from './use-autosave.ts'
import type { PostFormState } from './use-post-form.ts'

export function useFormatDateTime(): (moment: string) => string {
  const format = dateFormat(useLocale(), { dateStyle: 'medium', timeStyle: 'short' })
  return (moment) => format.format(new Date(moment))
}

/** The post was deleted: it can be edited, but not saved. */
export function DeletedPostNote({ id }: { id: number }) {
  const t = useT(blogWritingTexts)
  return (
    <Note tone="warn" live className="mb-8">
      {t('putAway')} <RestorePost id={id} />
    </Note>
  )
}

export function ResumedDraftNote({ savedAt, onForget }: { savedAt: string; onForget: () => void }) {
  const t = useT(blogWritingTexts)
  const moment = useFormatDateTime()
  return (
    <Note className="mb-8">
      {t('draftFound', { date: moment(savedAt) })}{' '}
      <Button size="s" variant="ghost" onClick={onForget}>
        {t('draftForget')}
      </Button>
    </Note>
  )
}

export function AutosaveState({ autosave, isDirty }: { autosave: Autosave; isDirty: boolean }) {
  const t = useT(blogWritingTexts)
  const time = dateFormat(useLocale(), { timeStyle: 'short' })
  return (
    <p role="status" className="text-[0.92rem] text-ink-3">
      {autosave.state === 'nothing' && isDirty && t('unsaved')}
      {autosave.state === 'saving' && t('draftSaving')}
      {autosave.state === 'browser' && t('draftHere')}
      {autosave.state === 'server' && t('draftSaved', { time: time.format(new Date(autosave.at)) })}
    </p>
  )
}

type SaveErrorNoteProps = { form: PostFormState; post: EditablePost | null; onStartOver: () => void }

export function SaveErrorNote({ form, post, onStartOver }: SaveErrorNoteProps) {
  const t = useT(blogWritingTexts)
  if (form.saveError === 'failed')
    return (
      <Note tone="danger" live title={t('saveFailed')}>
        {t('saveFailedHelp')}
      </Note>
    )
  if (form.saveError === 'fields' || form.saveError === 'gone')
    return (
      <Note tone="danger" live>
        {t(form.saveError === 'gone' ? 'putAway' : 'correct')}
      </Note>
    )
  if (form.saveError === 'changed' && post)
    return <EditConflictNote id={post.id} form={form} onStartOver={onStartOver} />
  return null
}

/** Save conflict: who saved and when, and how to resolve it. */
function EditConflictNote({ id, form, onStartOver }: { id: number; form: PostFormState; onStartOver: () => void }) {
  const t = useT(blogWritingTexts)
  const moment = useFormatDateTime()
  const { data: latest } = useQuery(authoringQueries.post(String(id)))
  if (!latest) return null
  return (
    <Note tone="warn" live>
      <p>{t('changed', { name: latest.savedBy, date: moment(latest.savedAt) })}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          type="button"
          size="s"
          variant="ghost"
          pending={form.pendingAction !== undefined}
          onClick={() => form.overwrite(latest.revision)}
        >
          {t('changedMine')}
        </Button>
        <Button type="button" size="s" variant="ghost" onClick={onStartOver}>
          {t('changedTheirs')}
        </Button>
      </div>
    </Note>
  )
}
