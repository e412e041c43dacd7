import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { ChipGroup } from '#ui/chip.tsx'
import { cn } from '#ui/cn.ts'
import { Note } from '#ui/note.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { Loading } from '#ui/skeleton.tsx'
import { blogWritingTexts } from '../../messages/writing/index.ts'
import type { EditablePost, LanguageDiff, RevisionListItem } from '../../model/authoring.schema.ts'
import { authoringQueries, useRestoreRevision } from './authoring.queries.ts'
import { useFormatDateTime } from './post-form/post-notices.tsx'
import { useConfirmDiscard } from './post-form/use-confirm-discard.tsx'

type PostHistoryProps = { post: EditablePost; isDirty: boolean; onClose: () => void; onRestored: () => void }

export function PostHistory({ post, isDirty, onClose, onRestored }: PostHistoryProps) {
  const t = useT(blogWritingTexts)
  const id = String(post.id)
  const { data: revisions, isError } = useQuery(authoringQueries.revisions(id))
  const latest = revisions?.[0]?.number ?? post.revision
  const [number, setNumber] = useState(post.revision)
  const { showOutcome } = useToast()
  const restore = useRestoreRevision(id)
  const { ask, question } = useConfirmDiscard(isDirty)

  async function restoreRevision() {
    const call = restore.mutateAsync({ number, startedFrom: latest })
    if (!(await showOutcome(call, t('restored', { number }), t('saveFailed')))) return
    onClose()
    onRestored()
  }

  return (
    <Dialog
      open
      size="l"
      title={t('historyTitle')}
      closeLabel={t('close')}
      onOpenChange={(open) => !open && onClose()}
      actions={
        number !== latest && (
          <Button pending={restore.isPending} onClick={() => ask(restoreRevision)}>
            {t('restore')}
          </Button>
        )
      }
    >
      {question}
      {isError && <Note tone="danger">{t('historyFailed')}</Note>}
      {!revisions && !isError && <Loading label={t('loading')} lines={6} />}
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
          <RevisionText key={number} id={id} number={number} latest={latest} />
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
      className="w-full cursor-pointer rounded-sm px-3 py-2 text-left hover:bg-wash aria-pressed:bg-wash aria-pressed:shadow-[inset_3px_0_0_var(--brand-line)]"
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

type RevisionTextProps = { id: string; number: number; latest: number }

/** A revision compared with the previous one, with the current one, or by itself. */
function RevisionText({ id, number, latest }: RevisionTextProps) {
  const t = useT(blogWritingTexts)
  const whole = { name: 'compareWhole', from: 0, to: number } as const
  const comparisons = [
    ...(number > 1 ? [{ name: 'compare', from: number - 1, to: number } as const] : []),
    ...(number < latest ? [{ name: 'compareNow', from: number, to: latest } as const] : []),
    whole,
  ]
  const [first = whole] = comparisons
  const [name, choose] = useState(first.name)
  const { from, to } = comparisons.find((one) => one.name === name) ?? whole
  const { data: diff } = useQuery(authoringQueries.diff(id, from, to))
  return (
    <section aria-label={t(name)} className="min-w-0">
      <ChipGroup label={t('compareHow')} options={comparisons.map((one) => one.name)} selected={name} onSelect={choose}>
        {t}
      </ChipGroup>
      {!diff && <Loading label={t('loading')} lines={4} />}
      {diff?.languages.length === 0 && <p className="mt-3 text-ink-2">{t('compareNone')}</p>}
      {diff?.languages.map((language) => (
        <LanguageChanges key={language.locale} {...language} />
      ))}
    </section>
  )
}

function LanguageChanges({ locale, isTooLarge, ...changes }: LanguageDiff) {
  const t = useT(blogWritingTexts)
  return (
    <div className="mt-5">
      <h3 className="mb-3 border-line border-b pb-1.5 font-semibold text-base tracking-normal">
        {t(`language.${locale}`)}
      </h3>
      {isTooLarge && <Note className="mb-3">{t('compareTooLarge')}</Note>}
      <dl className="grid gap-3">
        {(['title', 'slug', 'excerpt', 'text'] as const).map(
          (part) =>
            changes[part].length > 0 && (
              <div key={part}>
                <dt className="text-ink-3 text-sm">{t(part)}</dt>
                <dd
                  lang={part === 'slug' ? undefined : locale}
                  className={cn(
                    'whitespace-pre-wrap wrap-anywhere leading-relaxed',
                    part === 'slug' && 'flex flex-wrap gap-x-3',
                  )}
                >
                  {changes[part].map(({ kind, text }, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: words in text order, which never changes
                    <DiffPart key={index} kind={kind} words={text} />
                  ))}
                </dd>
              </div>
            ),
        )}
      </dl>
    </div>
  )
}

/** Screen-reader text for what colour and line-through show. */
function DiffPart({ kind, words }: { kind: 'same' | 'added' | 'removed'; words: string }) {
  const t = useT(blogWritingTexts)
  if (kind === 'same') return words
  const [Tag, colour] = kind === 'added' ? (['ins', 'bg-ok/15'] as const) : (['del', 'bg-danger/15'] as const)
  return (
    <Tag className={colour}>
      <span className="sr-only">[{t(kind)}] </span>
      {words}
    </Tag>
  )
}
