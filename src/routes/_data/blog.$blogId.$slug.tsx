import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { commentTexts } from '#features/blog/messages/comments/index.ts'
import { blogReadingTexts } from '#features/blog/messages/reading/index.ts'
import { commentQueries } from '#features/blog/ui/comments/comment.queries.ts'
import { CommentSection } from '#features/blog/ui/comments/comment-section.tsx'
import { loadNoscriptComments } from '#features/blog/ui/comments/noscript-comments.tsx'
import { PostNotFound } from '#features/blog/ui/reading/blog-error.tsx'
import { loadPost } from '#features/blog/ui/reading/load-blog.ts'
import { PostPage } from '#features/blog/ui/reading/post-page.tsx'
import { identityMenuTexts } from '#features/identity/messages/menu/index.ts'
import { hasStoredSession } from '#features/identity/ui/stored-session.ts'
import { moderationTexts } from '#features/moderation/messages/index.ts'
import { useSite } from '#features/settings/ui/use-site.ts'
import { localizedPath } from '#kernel/locale.ts'
import { loadPageTexts } from '#platform/client/load-page-texts.ts'
import { getQueryClient } from '#platform/client/query-client.ts'
import { currentLocale } from '#platform/i18n/current-locale.ts'
import { TextsProvider } from '#platform/i18n/provider.tsx'
import type { LoadedTexts } from '#platform/i18n/texts.ts'

export const Route = createFileRoute('/_data/blog/$blogId/$slug')({
  loader: async ({ params: { blogId, slug }, location }) => {
    const [post, texts] = await Promise.all([
      loadPost(blogId),
      loadPageTexts(currentLocale(), blogReadingTexts, commentTexts, moderationTexts, identityMenuTexts),
    ])
    // Writers see a post that is not public as a preview, to which the server redirects (`redirectToPreview`).
    if (!post && !import.meta.env.SSR && hasStoredSession())
      throw redirect({ href: location.href, reloadDocument: true })
    if (!post) throw notFound({ data: texts })
    if (post.slug !== slug || String(post.id) !== blogId) {
      const params = { blogId: String(post.id), slug: post.slug }
      throw redirect({ to: '/blog/$blogId/$slug', params, statusCode: 301, replace: true })
    }
    const comments = commentQueries.first(post.id)
    // On the server an error fails the render, so that no incomplete page is cached; in the browser the list shows the
    // error.
    if (import.meta.env.SSR)
      await Promise.all([
        getQueryClient().ensureInfiniteQueryData(comments),
        loadNoscriptComments(post, location.searchStr),
      ])
    else await getQueryClient().prefetchInfiniteQuery(comments)
    const paths = Object.fromEntries(post.languages.map((text) => [text.locale, `/blog/${post.id}/${text.slug}`]))
    const shownPaths = Object.fromEntries(
      post.languages.flatMap(({ slug: own, shownIn }) => shownIn.map((locale) => [locale, `/blog/${post.id}/${own}`])),
    )
    const page = { title: post.title, description: post.excerpt, keywords: post.tags.join(', ') }
    return { page, post, texts, paths, shownPaths }
  },
  component: Page,
  notFoundComponent: ({ data }) => (
    <TextsProvider value={data as LoadedTexts}>
      <PostNotFound />
    </TextsProvider>
  ),
})

function Page() {
  const { post, texts, shownPaths } = Route.useLoaderData()
  const { origin, languages } = useSite()
  const shared = languages.includes(post.locale) ? post.locale : texts.locale
  return (
    <TextsProvider value={texts}>
      <PostPage post={post} address={origin + localizedPath(shared, shownPaths[shared] ?? '')}>
        <CommentSection postId={post.id} />
      </PostPage>
    </TextsProvider>
  )
}
