import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { Loading, SkeletonText } from '#ui/skeleton.tsx'
import { blogWritingTexts } from '../../messages/writing/index.ts'
import type { EditablePost, RevisionListItem } from '../../model/authoring.schema.ts'
import { authoringQueries, useRestoreRevision } from './authoring.queries.ts'
import { useFormatDateTime } from './post-form/post-notices.tsx'
import { useConfirmDiscard } from './post-form/use-confirm-discard.tsx'
import { RevisionText } from './revision-text.tsx'

type PostHistoryProps = { post: EditablePost; isDirty: boolean; onClose: () => void; onRestored: () => void }

/** Revisions of a post, with their content and changes. */
export function PostHistory({ post, isDirty, onClose, onRestored }: PostHistoryProps) {
  const t = useT(blogWritingTexts)
  const id = String(post.id)
  const { data: revisions, isError } = useQuery(authoringQueries.revisions(id))
  const [number, setNumber] = useState(post.revision)
  const { show } = useToast()
  const restore = useRestoreRevision(id)
  const { ask, question } = useConfirmDiscard(isDirty)

  async function restoreRevision() {
    try {
      await restore.mutateAsync({ number, startedFrom: revisions![0]!.number })
      show({ title: t('restored', { number }), tone: 'ok' })
      onClose()
      onRestored()
    } catch {
      show({ title: t('saveFailed'), tone: 'danger' })
    }
  }

  return (
    <Dialog
      open
      size="l"
      title={t('historyTitle')}
      closeLabel={t('close')}
      onOpenChange={(open) => !open && onClose()}
      actions={
        number !== revisions?.[0]?.number && (
          <Button pending={restore.isPending} onClick={() => ask(restoreRevision)}>
            {t('restore')}
          </Button>
        )
      }
    >
      {question}
      {isError && <Note tone="danger">{t('historyFailed')}</Note>}
      {!revisions && !isError && (
        <Loading label={t('loading')}>
          <SkeletonText lines={6} />
        </Loading>
      )}
      {revisions && (
        <div className="grid gap-8 md:grid-cols-[15rem_minmax(0,1fr)]">
          <ul className="grid content-start gap-1">
            {revisions.map((revision, index) => (
              <li key={revision.number}>
                <Version
                  revision={revision}
                  isNow={index === 0}
                  isChosen={revision.number === number}
                  onChoose={setNumber}
                />
              </li>
            ))}
          </ul>
          <RevisionText key={number} id={id} number={number} latest={revisions[0]!.number} />
        </div>
      )}
    </Dialog>
  )
}

type VersionProps = {
  revision: RevisionListItem
  isNow: boolean
  isChosen: boolean
  onChoose: (number: number) => void
}

function Version({ revision: { number, savedAt, savedBy, restoredFrom }, isNow, isChosen, onChoose }: VersionProps) {
  const t = useT(blogWritingTexts)
  const moment = useFormatDateTime()
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={() => onChoose(number)}
      className="w-full cursor-pointer rounded-sm px-3 py-2 text-left hover:bg-wash aria-pressed:bg-wash aria-pressed:shadow-[inset_3px_0_0_var(--brand)]"
    >
      <span className="block font-semibold">
        {t('revision', { number })} {isNow && <span className="font-normal text-ink-3">({t('revisionNow')})</span>}
      </span>
      <span className="block text-ink-2 text-sm">{t('revisionBy', { date: moment(savedAt), name: savedBy })}</span>
      {restoredFrom !== null && (
        <span className="block text-ink-3 text-sm">{t('revisionRestoredFrom', { number: restoredFrom })}</span>
      )}
    </button>
  )
}
