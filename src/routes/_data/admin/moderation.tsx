import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { moderationAdminTexts } from '#features/moderation/messages/admin/index.ts'
import { moderationTexts } from '#features/moderation/messages/index.ts'
import { ModerationScreen } from '#features/moderation/ui/admin/moderation-screen.tsx'
import { reviewTexts } from '#features/reviews/messages/index.ts'
import { Stars } from '#features/reviews/ui/static/stars.tsx'
import { loadContent } from '#features/site/ui/load-content.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { AdminPage, type AdminScreenProps } from '#shell/admin/admin-page.tsx'
import { adminTexts } from '#shell/admin/messages/index.ts'

export const Route = createFileRoute('/_data/admin/moderation')({
  loader: () => loadContent('adminModeration', moderationAdminTexts, moderationTexts, reviewTexts),
  component: () => <AdminPage data={useLoaderData({ from: '/_data/admin/moderation' })} screen={Moderation} />,
})

function Moderation(props: AdminScreenProps) {
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
