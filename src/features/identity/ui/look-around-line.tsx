import { useEffect } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { lookAroundTexts } from '../messages/look-around/index.ts'
import { LOOK_AROUND_REFUSED } from '../model/look-around.ts'
import { signOut } from './session.ts'
import { useIsLookAround } from './use-is-look-around.ts'

/** In a look-around session: says on every screen that nothing is saved, and why when a write was refused. */
export function LookAroundLine() {
  return useIsLookAround() ? <Line /> : null
}

function Line() {
  const t = useT(lookAroundTexts)
  const { show, dismiss } = useToast()

  useEffect(() => {
    async function explain(event: Event) {
      const { error } = await (event as CustomEvent<Response>).detail.json()
      // The screen has said that it failed, and to try again.
      dismiss()
      show({ title: error.message, tone: 'warn', timeout: 12_000 })
    }
    addEventListener(LOOK_AROUND_REFUSED, explain)
    return () => removeEventListener(LOOK_AROUND_REFUSED, explain)
  }, [show, dismiss])

  async function stop() {
    if (!(await signOut())) show({ title: t('stopFailed'), tone: 'danger' })
  }

  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-sm border-brand-line border-l-[3px] bg-wash py-2 pr-2 pl-4">
      <p>{t('reading')}</p>
      <Button size="s" variant="ghost" onClick={stop}>
        {t('stop')}
      </Button>
    </div>
  )
}
