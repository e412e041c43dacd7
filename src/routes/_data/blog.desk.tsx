import { createFileRoute, useLoaderData, useNavigate, useSearch } from '@tanstack/react-router'
import styles from '#admin.css?url'
import {
  POST_LIST_TEXTS,
  PostListScreen,
  type PostListTexts,
} from '#features/blog/ui/authoring/list/post-list-screen.tsx'
import { lookAroundTexts } from '#features/identity/messages/look-around/index.ts'
import { identityMenuTexts } from '#features/identity/messages/menu/index.ts'
import { loadContent } from '#features/site/ui/load-content.ts'
import { AuthoringFrame } from '#shell/admin/authoring-frame.tsx'
import { adminTexts } from '#shell/admin/messages/index.ts'
import { PageOf } from '#shell/page.tsx'

export const Route = createFileRoute('/_data/blog/desk')({
  loader: () => loadContent('blogAuthoring', ...POST_LIST_TEXTS, identityMenuTexts, lookAroundTexts, adminTexts),
  head: () => ({ links: [{ rel: 'stylesheet', href: styles }] }),
  component: () => (
    <PageOf data={useLoaderData({ from: '/_data/blog/desk' })} screen={PostList} frame={AuthoringFrame} />
  ),
})

function PostList(_: PostListTexts) {
  const navigate = useNavigate()
  return (
    <PostListScreen
      search={useSearch({ strict: false })}
      onSearch={(search) => navigate({ to: '.', search, replace: true, resetScroll: false })}
    />
  )
}
