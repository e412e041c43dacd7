import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#platform/client/api-client.ts'
import type { FieldErrors } from '#ui/form/form-errors.ts'
import type { RulePreview } from '../../model/rules/rule.schema.ts'

const NONE: FieldErrors = {}
const IDLE = { isPending: false, error: null as unknown }

type CheckedFormOptions<Stored, Version, Draft, Change, Saved> = {
  /** The newest version, which may arrive while the form is edited. */
  stored: Stored
  versionOf: (stored: Stored) => Version
  toDraft: (stored: Stored) => Draft
  /** Appointments whose time the change closes: the admin confirms it first. */
  findHits: (change: Change) => Promise<RulePreview['hits']>
  save: UseMutationResult<Saved, Error, Change>
  onSaved: (saved: Saved, change: Change) => void
}

/**
 * Form state with optimistic locking: input survives errors and conflicts, and affected appointments are shown before
 * saving.
 */
export function useCheckedForm<Stored, Version, Draft, Change, Saved>(
  options: CheckedFormOptions<Stored, Version, Draft, Change, Saved>,
) {
  const { stored, versionOf, toDraft, findHits, save, onSaved } = options
  const [started, setStarted] = useState(stored)
  const [draft, setDraft] = useState(() => toDraft(stored))
  const [errors, setErrors] = useState(NONE)
  const [question, setQuestion] = useState<{ change: Change; hits: RulePreview['hits'] }>()
  // Not a mutation: a successful one marks the input of the submitted form as saved, see `form-recovery.ts`.
  const [check, setCheck] = useState(IDLE)

  const isDirty = JSON.stringify(draft) !== JSON.stringify(toDraft(started))
  if (stored !== started && !isDirty) resetTo(stored)

  function resetTo(from: Stored) {
    setStarted(from)
    setDraft(toDraft(from))
    setErrors(NONE)
  }

  function submit(change: Change) {
    setErrors(NONE)
    save.reset()
    setCheck({ isPending: true, error: null })
    findHits(change).then(
      (hits) => {
        setCheck(IDLE)
        if (hits.length > 0) setQuestion({ change, hits })
        else send(change)
      },
      (error: unknown) => setCheck({ isPending: false, error }),
    )
  }

  function send(change: Change) {
    save.mutate(change, {
      onSuccess: (saved) => onSaved(saved, change),
      onError: (failure) => setErrors(failure instanceof ApiError ? failure.fields : NONE),
      onSettled: () => setQuestion(undefined),
    })
  }

  const hasConflict = isDirty && versionOf(stored) !== versionOf(started)
  return {
    draft,
    setDraft,
    errors,
    setErrors,
    failure: Object.keys(errors).length === 0 && !hasConflict ? (check.error ?? save.error) : null,
    isDirty,
    isSaving: check.isPending || save.isPending,
    hasConflict,
    startedFrom: versionOf(started),
    resetTo,
    submit,
    question,
    confirm: () => question && send(question.change),
    cancel: () => setQuestion(undefined),
    startAgain: () => {
      setCheck(IDLE)
      save.reset()
      resetTo(stored)
    },
  }
}
