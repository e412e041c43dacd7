import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { MODERATION_TEXTS, ModerationScreen } from '#features/moderation/ui/admin/moderation-screen.tsx'
import { reviewTexts } from '#features/reviews/messages/index.ts'
import { Stars } from '#features/reviews/ui/static/stars.tsx'
import { loadContent } from '#features/site/ui/load-content.ts'
import type { SearchProps } from '#platform/client/search-props.ts'
import { useT } from '#platform/i18n/provider.tsx'
import type { Uses } from '#platform/i18n/texts.ts'
import { AdminPage } from '#shell/admin/admin-page.tsx'
import { adminTexts } from '#shell/admin/messages/index.ts'

export const Route = createFileRoute('/_data/admin/moderation')({
  loader: () => loadContent('adminModeration', ...MODERATION_TEXTS, reviewTexts),
  component: () => <AdminPage data={useLoaderData({ from: '/_data/admin/moderation' })} screen={Moderation} />,
})

function Moderation(props: SearchProps & Uses<typeof MODERATION_TEXTS> & Uses<[typeof reviewTexts]>) {
  const t = useT(adminTexts)
  const reviews = useT(reviewTexts)
  return (
    <ModerationScreen
      {...props}
      kindName={(kind) => t(`kind.${kind === 'comment' ? 'comment' : 'review'}`)}
      stars={Stars}
      starsLabel={(count) => reviews('starsOf', { count })}
    />
  )
}
