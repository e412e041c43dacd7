import { createFileRoute } from '@tanstack/react-router'
import { moderationAdminTexts } from '#features/moderation/messages/admin/index.ts'
import { moderationTexts } from '#features/moderation/messages/index.ts'
import { ModerationScreen } from '#features/moderation/ui/moderation-screen.tsx'
import { loadContent } from '#features/site/ui/load-content.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { adminPage } from '#shell/admin/admin-page.tsx'
import { adminTexts } from '#shell/admin/messages/index.ts'

export const Route = createFileRoute('/_data/admin/moderation')({
  loader: () => loadContent('adminModeration', moderationAdminTexts, moderationTexts),
  component: adminPage(Moderation),
})

function Moderation() {
  const t = useT(adminTexts)
  return <ModerationScreen kindName={(kind) => t(`kind.${kind === 'comment' ? 'comment' : 'review'}`)} />
}
