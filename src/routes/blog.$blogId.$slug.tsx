import { createFileRoute, notFound } from '@tanstack/react-router'

/** No post has been written yet, so none can be found. */
export const Route = createFileRoute('/blog/$blogId/$slug')({
  loader: () => {
    throw notFound()
  },
})
