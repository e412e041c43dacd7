import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { blogAuthoringTexts } from '../../../messages/authoring/index.ts'
import { useRestorePost } from '../authoring.queries.ts'

/** Restores a deleted post. */
export function RestorePost({ id, onRestored }: { id: number; onRestored?: () => void }) {
  const t = useT(blogAuthoringTexts)
  const { show } = useToast()
  const restore = useRestorePost()
  return (
    <Button
      size="s"
      variant="ghost"
      pending={restore.isPending}
      onClick={() =>
        restore.mutateAsync(String(id)).then(
          () => {
            show({ title: t('restored'), tone: 'ok' })
            onRestored?.()
          },
          () => show({ title: t('restoreFailed'), tone: 'danger' }),
        )
      }
    >
      {t('restore')}
    </Button>
  )
}
