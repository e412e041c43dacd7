import { useEffect, useRef, useState } from 'react'
import { LOOK_AROUND_USER_ID } from '#features/identity/model/look-around.ts'
import { useAuth } from '#features/identity/ui/auth.store.ts'
import { putDraft } from '../authoring.queries.ts'
import { saveLocalDraft } from './local-drafts.ts'
import { fromPostDraft, type PostDraft } from './post-draft.ts'

const DEBOUNCE_MS = 1500

/** Where the draft is stored. `browser`: not yet saved on the server. */
export type Autosave = { state: 'nothing' | 'saving' | 'browser' } | { state: 'server'; at: string }

const IDLE: Autosave = { state: 'nothing' }

type AutosaveInput = { key: string; draft: PostDraft; startedFrom: number | null; isDirty: boolean }

/** Saves the draft in this browser at once and, except in a look-around, on the server after a pause (debounced). */
export function useAutosave({ key, draft, startedFrom, isDirty }: AutosaveInput): Autosave {
  const [autosave, setAutosave] = useState(IDLE)
  const userId = useAuth(({ userId: id }) => id ?? '')
  const latestRun = useRef(0)

  useEffect(() => {
    if (!isDirty) return
    const content = fromPostDraft(draft)
    const run = ++latestRun.current
    saveLocalDraft(key, { userId, content, startedFrom, savedAt: new Date().toISOString() })
    if (userId === LOOK_AROUND_USER_ID) return setAutosave({ state: 'browser' })
    setAutosave({ state: 'saving' })
    const timer = setTimeout(async () => {
      const next = await putDraft(key, { content, startedFrom }).then(
        ({ savedAt }): Autosave => ({ state: 'server', at: savedAt }),
        (): Autosave => ({ state: 'browser' }),
      )
      if (run === latestRun.current) setAutosave(next)
    }, DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [key, draft, startedFrom, isDirty, userId])

  // A saved post has nothing pending.
  return isDirty ? autosave : IDLE
}
