import { useEffect, useRef, useState } from 'react'
import { useAuth } from '#features/identity/ui/auth.store.ts'
import { saveDraft } from './blog-desk.queries.ts'
import { keepDraft } from './kept-drafts.ts'
import { fromDraft, type PostDraft } from './post-draft.ts'

const PAUSE = 1500

/** Where what was typed is by now. `browser`: the server could not be told yet. */
export type Autosave = { state: 'nothing' | 'saving' | 'browser' } | { state: 'server'; at: string }

const NOTHING: Autosave = { state: 'nothing' }

type Typed = { key: string; draft: PostDraft; startedFrom: number | null; isDirty: boolean }

/** Keeps what is typed, in this browser at once and on the server after a pause. Readers never see it. */
export function useAutosave({ key, draft, startedFrom, isDirty }: Typed): Autosave {
  const [autosave, setAutosave] = useState(NOTHING)
  const userId = useAuth(({ userId: id }) => id ?? '')
  const turn = useRef(0)

  useEffect(() => {
    if (!isDirty) return
    const content = fromDraft(draft)
    const mine = ++turn.current
    keepDraft(key, { userId, content, startedFrom, savedAt: new Date().toISOString() })
    setAutosave({ state: 'saving' })
    const timer = setTimeout(async () => {
      const next = await saveDraft(key, { content, startedFrom }).then(
        ({ savedAt }): Autosave => ({ state: 'server', at: savedAt }),
        (): Autosave => ({ state: 'browser' }),
      )
      if (mine === turn.current) setAutosave(next)
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [key, draft, startedFrom, isDirty, userId])

  // Once it is saved there is nothing that waits.
  return isDirty ? autosave : NOTHING
}
