import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { Icon } from '#ui/icon.tsx'
import { pencilIcon, trashIcon } from '#ui/icons.ts'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { Tooltip } from '#ui/overlay/tooltip.tsx'
import { blogWritingTexts } from '../../messages/writing/index.ts'
import { useDeletePost } from './authoring.queries.ts'

/** Edit and delete, for users with the permission. */
export function PostTools({ id, slug }: { id: number; slug: string }) {
  const t = useT(blogWritingTexts)
  const router = useRouter()
  const remove = useDeletePost()
  const [isConfirming, setConfirming] = useState(false)

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
        <Button variant="ghost" shape="icon" onClick={() => setConfirming(true)}>
          <Icon path={trashIcon} />
        </Button>
      </Tooltip>
      <Confirm
        open={isConfirming}
        title={t('deleteTitle')}
        description={t('deleteText')}
        confirmLabel={t('delete')}
        cancelLabel={t('cancel')}
        tone="danger"
        pending={remove.isPending}
        error={remove.isError ? t('deleteFailed') : undefined}
        onConfirm={() => void deleteAndLeave().catch(() => {})}
        onCancel={() => setConfirming(false)}
      />
    </div>
  )
}
