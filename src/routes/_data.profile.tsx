import { createFileRoute } from '@tanstack/react-router'
import { identityTexts } from '#features/identity/messages/index.ts'
import { identityMenuTexts } from '#features/identity/messages/menu/index.ts'
import { identityProfileTexts } from '#features/identity/messages/profile/index.ts'
import { ProfilePage } from '#features/identity/ui/profile/profile-page.tsx'
import { loadContent } from '#features/site/ui/load-content.ts'
import { currentLocale } from '#platform/i18n/current-locale.ts'
import { platformTexts } from '#platform/i18n/messages/index.ts'
import { TextsProvider } from '#platform/i18n/provider.tsx'
import { loadTexts } from '#platform/i18n/texts.ts'

export const Route = createFileRoute('/_data/profile')({
  loader: async () => {
    const [{ page }, texts] = await Promise.all([
      loadContent('profile'),
      loadTexts(currentLocale(), identityTexts, identityProfileTexts, identityMenuTexts, platformTexts),
    ])
    return { page, texts }
  },
  component: Page,
})

function Page() {
  const { page, texts } = Route.useLoaderData()
  return (
    <TextsProvider value={texts}>
      <ProfilePage page={page} />
    </TextsProvider>
  )
}
