import { createFileRoute } from '@tanstack/react-router'
import { blogDeskTexts } from '#features/blog/messages/desk/index.ts'
import { blogWritingTexts } from '#features/blog/messages/writing/index.ts'
import { DeskScreen } from '#features/blog/ui/writing/desk-screen.tsx'
import { WritingPage } from '#features/blog/ui/writing/writing-page.tsx'
import { identityMenuTexts } from '#features/identity/messages/menu/index.ts'
import { loadContent } from '#features/site/ui/load-content.ts'
import { currentLocale } from '#platform/i18n/current-locale.ts'
import { TextsProvider } from '#platform/i18n/provider.tsx'
import { loadTexts } from '#platform/i18n/texts.ts'

export const Route = createFileRoute('/_data/blog/desk')({
  loader: async () => {
    const [{ page }, texts] = await Promise.all([
      loadContent('blogDesk'),
      loadTexts(currentLocale(), blogDeskTexts, blogWritingTexts, identityMenuTexts),
    ])
    return { page, texts }
  },
  component: Page,
})

function Page() {
  const { page, texts } = Route.useLoaderData()
  return (
    <TextsProvider value={texts}>
      <WritingPage page={page}>
        <DeskScreen />
      </WritingPage>
    </TextsProvider>
  )
}
