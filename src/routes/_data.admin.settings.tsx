import { createFileRoute, useRouterState } from '@tanstack/react-router'
import { settingsAdminTexts } from '#features/settings/messages/admin/index.ts'
import { isTabSubject } from '#features/settings/model/subjects.ts'
import { AdminPackagesForm } from '#features/settings/ui/admin/forms/packages-form.tsx'
import { AdminSettings } from '#features/settings/ui/admin/settings-screen.tsx'
import { loadContent } from '#features/site/ui/load-content.ts'
import { useStandardPackages } from '#features/site/ui/packages.queries.ts'
import { adminPage } from '#shell/admin/admin-page.tsx'

export const Route = createFileRoute('/_data/admin/settings')({
  loader: () => loadContent('adminSettings', settingsAdminTexts),
  component: adminPage(Settings),
})

function Settings() {
  // The hash selects the section: `/admin/settings#packages`.
  const subject = useRouterState({ select: ({ location }) => location.hash })
  const navigate = Route.useNavigate()
  return (
    <AdminSettings
      subject={isTabSubject(subject) ? subject : 'company'}
      onSubject={(next) => navigate({ hash: next, resetScroll: false, hashScrollIntoView: false })}
      packages={<Packages />}
    />
  )
}

function Packages() {
  return <AdminPackagesForm standard={useStandardPackages()} />
}
