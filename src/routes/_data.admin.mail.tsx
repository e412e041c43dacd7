import { createFileRoute } from '@tanstack/react-router'
import { mailAdminTexts } from '#features/mail/messages/admin/index.ts'
import { MailScreen } from '#features/mail/ui/mail-screen.tsx'
import { loadContent } from '#features/site/ui/load-content.ts'
import { currentLocale } from '#platform/i18n/current-locale.ts'
import { loadTexts } from '#platform/i18n/texts.ts'
import { AdminPage } from '#shell/admin/admin-page.tsx'

export const Route = createFileRoute('/_data/admin/mail')({
  loader: async () => {
    const [{ page }, texts] = await Promise.all([loadContent('adminMail'), loadTexts(currentLocale(), mailAdminTexts)])
    return { page, texts }
  },
  component: Page,
})

function Page() {
  return (
    <AdminPage {...Route.useLoaderData()}>
      <MailScreen />
    </AdminPage>
  )
}
