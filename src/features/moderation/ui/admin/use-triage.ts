import { useRef } from 'react'
import { ApiError } from '#platform/client/api-client.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { moderationAdminTexts } from '../../messages/admin/index.ts'
import type { QueuedText, TextKey } from '../../model/moderation.schema.ts'
import type { Verdict } from '../../model/text-state.ts'
import { useDecide, useUndoDecision } from '../moderation.queries.ts'

export const textKeyOf = ({ kind, id }: TextKey) => `${kind}:${id}`

/** The verdict of the shortcut `a`: restore a removed text, approve any other. */
export function approvalVerdict({ state, decidedAt }: QueuedText): Verdict {
  return state === 'hidden' || (state === 'spam' && decidedAt) ? 'restore' : 'approve'
}

/** Applies verdicts, shows the result and keeps a stack for undo. */
export function useTriage() {
  const t = useT(moderationAdminTexts)
  const { show, showOutcome } = useToast()
  const { mutateAsync: decide, isPending } = useDecide()
  const { mutateAsync: undo } = useUndoDecision()
  const batches = useRef<string[]>([])

  function explain(failure: unknown): string {
    const code = failure instanceof ApiError ? failure.code : ''
    return code === 'DECIDED_SINCE' || code === 'NOTHING_TO_DECIDE' ? t(`error.${code}`) : t('wentWrong')
  }

  async function undoLast() {
    const batch = batches.current.pop()
    if (batch) await showOutcome(undo(batch), t('undone'), explain)
    else show({ title: t('nothingToUndo') })
  }

  /** False if it failed; the caller then keeps the selection. */
  async function decideAll(texts: readonly TextKey[], verdict: Verdict, reason?: string): Promise<boolean> {
    try {
      const keys = texts.map(({ kind, id }) => ({ kind, id }))
      const { batch, decided } = await decide({ texts: keys, verdict, ...(reason ? { reason } : {}) })
      batches.current.push(batch)
      show({
        title: t(`done.${verdict}`, { count: decided }),
        tone: 'ok',
        action: { label: t('undo'), onAction: undoLast },
      })
      return true
    } catch (failure) {
      show({ title: explain(failure), tone: 'danger' })
      return false
    }
  }

  return { decideAll, undoLast, isPending }
}

export type Triage = ReturnType<typeof useTriage>
