import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useAuth } from '#features/identity/ui/auth.store.ts'
import { may, type Permission } from '#kernel/user.ts'
import { currentLocale } from '#platform/i18n/current-locale.ts'
import { TextsProvider, useT } from '#platform/i18n/provider.tsx'
import { loadTexts } from '#platform/i18n/texts.ts'
import { buttonStyles } from '#ui/button-styles.ts'
import { blogWritingTexts } from '../../messages/writing/index.ts'
import { PostTools } from './post-tools.tsx'

/** Come with their texts, as the page of a reader has none of them. */
export async function openPostTools() {
  const texts = await loadTexts(currentLocale(), blogWritingTexts)
  return {
    default: (props: { id: number; slug: string }) => (
      <TextsProvider value={texts}>
        <ThoseWhoMay permission="blog:write">
          <PostTools {...props} />
        </ThoseWhoMay>
      </TextsProvider>
    ),
  }
}

export async function openWritersBar() {
  const texts = await loadTexts(currentLocale(), blogWritingTexts)
  return {
    default: () => (
      <TextsProvider value={texts}>
        <ThoseWhoMay permission="blog:write">
          <WritersBar />
        </ThoseWhoMay>
      </TextsProvider>
    ),
  }
}

/** What the server would refuse is not offered. */
function ThoseWhoMay({ permission, children }: { permission: Permission; children: ReactNode }) {
  const user = useAuth(({ userData }) => userData)
  return user && may(user, permission) ? children : null
}

function WritersBar() {
  const t = useT(blogWritingTexts)
  return (
    <nav aria-label={t('writers')} className="mt-8 flex flex-wrap gap-2">
      <Link to="/blog/new" className={buttonStyles({ size: 's' })}>
        {t('newPost')}
      </Link>
      <Link to="/blog/desk" className={buttonStyles({ variant: 'ghost', size: 's' })}>
        {t('desk')}
      </Link>
      <ThoseWhoMay permission="category:manage">
        <Link to="/categorie/new" className={buttonStyles({ variant: 'ghost', size: 's' })}>
          {t('categories')}
        </Link>
      </ThoseWhoMay>
    </nav>
  )
}
