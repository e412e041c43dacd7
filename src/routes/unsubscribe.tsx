import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { unsubscribeTexts } from '#features/blog/messages/unsubscribe/index.ts'
import { loadReplySubscription, UnsubscribeForm } from '#features/blog/ui/comments/unsubscribe-form.tsx'
import { ContentPage } from '#features/site/ui/content-page.tsx'
import { loadContent } from '#features/site/ui/load-content.ts'
import { PageOf } from '#shell/page.tsx'

export const Route = createFileRoute('/unsubscribe')({
  // The first-paint script removes the token from the URL before the client router reads it; the loader data has it.
  loader: async ({ location }) => {
    const [content, isStopped] = await Promise.all([
      loadContent('unsubscribe', unsubscribeTexts),
      loadReplySubscription(location.searchStr),
    ])
    return { ...content, isStopped, action: location.publicHref }
  },
  component: () => <PageOf data={useLoaderData({ from: '/unsubscribe' })} screen={UnsubscribePage} />,
})

function UnsubscribePage({
  page: content,
  ...form
}: ComponentProps<typeof UnsubscribeForm> & ComponentProps<typeof ContentPage>) {
  return (
    <>
      <ContentPage page={content} />
      <div className="wrap py-12">
        <UnsubscribeForm {...form} />
      </div>
    </>
  )
}
