import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useAuth } from '#features/identity/ui/auth.store.ts'
import { hasPermission, type Permission } from '#kernel/user.ts'
import { currentLocale } from '#platform/i18n/current-locale.ts'
import { TextsProvider, useT } from '#platform/i18n/provider.tsx'
import { loadTexts } from '#platform/i18n/texts.ts'
import { buttonStyles } from '#ui/button-styles.ts'
import { blogWritingTexts } from '../../messages/writing/index.ts'
import { PostTools } from './post-tools.tsx'

/** Loads its own texts, because public pages do not include them. */
export async function loadPostTools() {
  const texts = await loadTexts(currentLocale(), blogWritingTexts)
  return {
    default: (props: { id: number; slug: string }) => (
      <TextsProvider value={texts}>
        <WithPermission permission="blog:write">
          <PostTools {...props} />
        </WithPermission>
      </TextsProvider>
    ),
  }
}

export async function loadWriterBar() {
  const texts = await loadTexts(currentLocale(), blogWritingTexts)
  return {
    default: () => (
      <TextsProvider value={texts}>
        <WithPermission permission="blog:write">
          <WriterBar />
        </WithPermission>
      </TextsProvider>
    ),
  }
}

/** Shown only to users with the permission, which the server checks too. */
function WithPermission({ permission, children }: { permission: Permission; children: ReactNode }) {
  const user = useAuth(({ userData }) => userData)
  return user && hasPermission(user, permission) ? children : null
}

function WriterBar() {
  const t = useT(blogWritingTexts)
  return (
    <nav aria-label={t('writers')} className="mt-8 flex flex-wrap gap-2">
      <Link to="/blog/new" className={buttonStyles({ size: 's' })}>
        {t('newPost')}
      </Link>
      <Link to="/blog/desk" className={buttonStyles({ variant: 'ghost', size: 's' })}>
        {t('desk')}
      </Link>
      <WithPermission permission="category:manage">
        <Link to="/categorie/new" className={buttonStyles({ variant: 'ghost', size: 's' })}>
          {t('categories')}
        </Link>
      </WithPermission>
    </nav>
  )
}
