import { useEffect, useRef, useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { moderationAdminTexts } from '../../messages/admin/index.ts'
import type { QueuedText } from '../../model/moderation.schema.ts'
import type { Verdict } from '../../model/text-state.ts'
import { ModerationReasonDialog } from './moderation-reason-dialog.tsx'
import { QueueItem, type TextNames, VerdictButtons } from './queue-item.tsx'
import { useShortcuts } from './use-shortcuts.ts'
import { approvalVerdict, type Triage, textKeyOf } from './use-triage.ts'

type QueueListProps = TextNames & { texts: QueuedText[]; hasShortcuts: boolean; triage: Triage }

/** Texts to decide about, with multi-selection and keyboard shortcuts. */
export function QueueList({ texts, hasShortcuts, triage: { decideAll, isPending }, ...names }: QueueListProps) {
  const t = useT(moderationAdminTexts)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [hiding, setHiding] = useState<QueuedText[]>()
  const { list, current, setCurrent, moveTo } = useCurrentItem(texts)
  const selected = texts.filter((text) => chosen.has(textKeyOf(text)))

  function select(text: QueuedText, isSelected: boolean) {
    const next = new Set(chosen)
    if (isSelected) next.add(textKeyOf(text))
    else next.delete(textKeyOf(text))
    setChosen(next)
  }

  async function applyVerdictTo(targets: QueuedText[], verdict: Verdict, reason?: string) {
    if (targets.length === 0 || isPending) return
    if (verdict === 'hide' && !reason) return setHiding(targets)
    if (!(await decideAll(targets, verdict, reason))) return
    setChosen(new Set())
    setHiding(undefined)
  }

  /** The target of a shortcut: the selected texts, or else the current one. */
  const selectedOrCurrent = () => (selected.length > 0 ? selected : texts.slice(current, current + 1))
  useShortcuts(
    {
      j: () => moveTo(current + 1),
      k: () => moveTo(current - 1),
      a: () => {
        const [first] = selectedOrCurrent()
        if (first) applyVerdictTo(selectedOrCurrent(), approvalVerdict(first))
      },
      h: () => applyVerdictTo(selectedOrCurrent(), 'hide'),
      s: () => applyVerdictTo(selectedOrCurrent(), 'spam'),
      x: () => texts[current] && select(texts[current], !chosen.has(textKeyOf(texts[current]))),
    },
    hasShortcuts,
  )

  return (
    <>
      {texts.length > 0 && (
        <BulkActions
          count={selected.length}
          isAll={selected.length === texts.length}
          onAll={(isAll) => setChosen(new Set(isAll ? texts.map(textKeyOf) : []))}
          onVerdict={(verdict) => applyVerdictTo(selected, verdict)}
        />
      )}
      <ul ref={list} aria-label={t('list')} className="mb-4">
        {texts.map((text, index) => (
          <QueueItem
            key={textKeyOf(text)}
            text={text}
            {...names}
            isSelected={chosen.has(textKeyOf(text))}
            onSelect={(isSelected) => select(text, isSelected)}
            onVerdict={(verdict) => applyVerdictTo([text], verdict)}
            onFocus={() => setCurrent(index)}
          />
        ))}
      </ul>
      {hiding && (
        <ModerationReasonDialog
          recoverAs={`hide ${hiding.map(({ id }) => id).join()}`}
          title={t('ask.hide', { count: hiding.length })}
          help={t('ask.hide.help')}
          confirmLabel={t('hide')}
          onReason={(reason) => applyVerdictTo(hiding, 'hide', reason)}
          onClose={() => setHiding(undefined)}
        />
      )}
    </>
  )
}

/** The current item. It follows the focus and keeps its index when a text leaves the list. */
function useCurrentItem(texts: QueuedText[]) {
  const list = useRef<HTMLUListElement>(null)
  const [wanted, setCurrent] = useState(-1)
  const current = Math.min(wanted, texts.length - 1)
  const item = (index: number) => list.current?.children[index] as HTMLElement | undefined

  useEffect(() => {
    for (const [index, element] of [...(list.current?.children ?? [])].entries())
      element.toggleAttribute('data-current', index === current)
    // The focused item was removed: focus the one that took its place.
    if (current >= 0 && document.activeElement === document.body) item(current)?.focus()
  })

  function moveTo(index: number) {
    const next = Math.max(0, Math.min(index, texts.length - 1))
    setCurrent(next)
    item(next)?.focus()
  }
  return { list, current, setCurrent, moveTo }
}

type BulkActionsProps = {
  count: number
  isAll: boolean
  onAll: (isAll: boolean) => void
  onVerdict: (verdict: Verdict) => void
}

function BulkActions({ count, isAll, onAll, onVerdict }: BulkActionsProps) {
  const t = useT(moderationAdminTexts)
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 border-line-strong border-b pl-3">
      <Checkbox
        label={count > 0 ? t('selected', { count }) : t('selectAll')}
        checked={isAll}
        indeterminate={count > 0 && !isAll}
        onCheckedChange={onAll}
      />
      {count > 0 && (
        <div className="flex flex-wrap gap-2 py-1.5 max-sm:pb-3">
          <VerdictButtons verdicts={['approve', 'hide', 'spam']} onVerdict={onVerdict} />
        </div>
      )}
    </div>
  )
}
