import { Link, useRouter } from '@tanstack/react-router'
import { useT } from '#platform/i18n/provider.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { Icon } from '#ui/icon.tsx'
import { pencilIcon, trashIcon } from '#ui/icons.ts'
import { ConfirmButton } from '#ui/overlay/confirm.tsx'
import { Tooltip } from '#ui/overlay/tooltip.tsx'
import { blogWritingTexts } from '../../messages/writing/index.ts'
import { useDeletePost } from './authoring.queries.ts'

/** Edit and delete, for users with the permission. */
export function PostTools({ id, slug }: { id: number; slug: string }) {
  const t = useT(blogWritingTexts)
  const router = useRouter()
  const remove = useDeletePost()

  async function deleteAndLeave() {
    await remove.mutateAsync(String(id))
    await router.navigate({ to: '/blog' })
    await router.invalidate()
  }

  return (
    <div className="mt-5 flex gap-2">
      <Tooltip label={t('edit')}>
        <Link
          to="/edit/$blogId/$slug"
          params={{ blogId: String(id), slug }}
          className={buttonStyles({ variant: 'ghost', shape: 'icon' })}
        >
          <Icon path={pencilIcon} />
        </Link>
      </Tooltip>
      <Tooltip label={t('delete')}>
        <ConfirmButton
          variant="ghost"
          shape="icon"
          question={t('deleteTitle')}
          description={t('deleteText')}
          confirmLabel={t('delete')}
          cancelLabel={t('cancel')}
          failed={t('deleteFailed')}
          onConfirm={deleteAndLeave}
        >
          <Icon path={trashIcon} />
        </ConfirmButton>
      </Tooltip>
    </div>
  )
}
