import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { blogAuthoringTexts } from '../../../messages/authoring/index.ts'
import { useRestorePost } from '../authoring.queries.ts'

/** Restores a deleted post and shows the outcome; resolves to whether it succeeded. */
export function useRestore(id: number) {
  const t = useT(blogAuthoringTexts)
  const { showOutcome } = useToast()
  const { mutateAsync, isPending } = useRestorePost()
  return { isPending, restore: () => showOutcome(mutateAsync(String(id)), t('restored'), t('restoreFailed')) }
}

export function RestorePost({ id, onRestored }: { id: number; onRestored?: () => void }) {
  const t = useT(blogAuthoringTexts)
  const { restore, isPending } = useRestore(id)
  return (
    <Button
      size="s"
      variant="ghost"
      pending={isPending}
      onClick={() => restore().then((isRestored) => isRestored && onRestored?.())}
    >
      {t('restore')}
    </Button>
  )
}
