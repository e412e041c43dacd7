import { Link, useRouter } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, useState } from 'react'
import { useAuth } from '#features/identity/ui/auth.store.ts'
import { hasPermission, type Permission } from '#kernel/user.ts'
import { loadPageTexts } from '#platform/client/load-page-texts.ts'
import { currentLocale } from '#platform/i18n/current-locale.ts'
import { TextsProvider, useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { pencilIcon, trashIcon } from '#ui/icon/admin-icons.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { Tooltip } from '#ui/overlay/tooltip.tsx'
import { blogWritingTexts } from '../../messages/writing/index.ts'
import { useDeletePost } from '../authoring/authoring.queries.ts'

export const loadPostTools = () => loadForWriters(PostTools, 'blog:write')
export const loadWriterBar = () => loadForWriters(WriterBar, 'blog:write', 'category:manage')

/** Loads the texts too, because public pages do not include them. */
async function loadForWriters<Props extends object>(Tools: ComponentType<Props>, ...anyOf: Permission[]) {
  const texts = await loadPageTexts(currentLocale(), blogWritingTexts)
  return {
    default: (props: Props) => (
      <TextsProvider value={texts}>
        <WithPermission anyOf={anyOf}>
          <Tools {...props} />
        </WithPermission>
      </TextsProvider>
    ),
  }
}

/** Shown only to users with one of the permissions, which the server checks too. */
function WithPermission({ anyOf, children }: { anyOf: Permission[]; children: ReactNode }) {
  const user = useAuth(({ userData }) => userData)
  return user && anyOf.some((permission) => hasPermission(user, permission)) ? children : null
}

function WriterBar() {
  const t = useT(blogWritingTexts)
  return (
    <nav aria-label={t('writers')} className="mt-8 flex flex-wrap gap-2">
      <WithPermission anyOf={['blog:write']}>
        <Link to="/blog/new" className={buttonStyles({ size: 's' })}>
          {t('newPost')}
        </Link>
        <Link to="/blog/desk" className={buttonStyles({ variant: 'ghost', size: 's' })}>
          {t('allPosts')}
        </Link>
      </WithPermission>
      <WithPermission anyOf={['category:manage']}>
        <Link to="/categorie/new" className={buttonStyles({ variant: 'ghost', size: 's' })}>
          {t('categories')}
        </Link>
      </WithPermission>
    </nav>
  )
}

function PostTools({ id, slug }: { id: number; slug: string }) {
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
