import { useEffect } from 'react'
import { LOOK_AROUND_REFUSED, LOOK_AROUND_USER_ID } from '#features/identity/model/look-around.ts'
import { useAuth } from '#features/identity/ui/auth.store.ts'
import { signOut } from '#features/identity/ui/session.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { adminTexts } from './messages/index.ts'

/** In a look-around session: says on every screen that nothing is saved, and why when a write was refused. */
export function LookAroundLine() {
  const isLookAround = useAuth(({ userId }) => userId === LOOK_AROUND_USER_ID)
  return isLookAround ? <Line /> : null
}

function Line() {
  const t = useT(adminTexts)
  const { show } = useToast()

  useEffect(() => {
    async function explain(event: Event) {
      const { error } = await (event as CustomEvent<Response>).detail.json()
      show({ title: error.message, tone: 'warn', timeout: 12_000 })
    }
    addEventListener(LOOK_AROUND_REFUSED, explain)
    return () => removeEventListener(LOOK_AROUND_REFUSED, explain)
  }, [show])

  async function stop() {
    if (!(await signOut())) show({ title: t('lookAround.stopFailed'), tone: 'danger' })
  }

  return (
    <Note className="mb-6">
      <span className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        {t('lookAround')}
        <Button size="s" variant="ghost" onClick={stop}>
          {t('lookAround.stop')}
        </Button>
      </span>
    </Note>
  )
}
