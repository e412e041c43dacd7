import { createFileRoute } from '@tanstack/react-router'
import { blogDeskTexts } from '#features/blog/messages/desk/index.ts'
import { blogWritingTexts } from '#features/blog/messages/writing/index.ts'
import { CategoryScreen } from '#features/blog/ui/writing/category-screen.tsx'
import { WritingPage } from '#features/blog/ui/writing/writing-page.tsx'
import { identityMenuTexts } from '#features/identity/messages/menu/index.ts'
import { loadContent } from '#features/site/ui/load-content.ts'
import { TextsProvider } from '#platform/i18n/provider.tsx'

export const Route = createFileRoute('/_data/categorie/new')({
  loader: () => loadContent('newCategory', blogDeskTexts, blogWritingTexts, identityMenuTexts),
  component: Page,
})

function Page() {
  const { page, texts } = Route.useLoaderData()
  return (
    <TextsProvider value={texts}>
      <WritingPage page={page}>
        <CategoryScreen />
      </WritingPage>
    </TextsProvider>
  )
}
