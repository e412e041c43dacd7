import { createIsomorphicFn } from '@tanstack/react-start'

/** On a client-side navigation the page waits for its style sheet; a document from the server links it in its head. */
export const loadStyleSheet = createIsomorphicFn()
  .server(async (_: string): Promise<void> => {})
  .client(async (href: string): Promise<void> => {
    if (document.querySelector(`link[href="${href}"]`)) return
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    await new Promise((resolve) => {
      // Without its styles the page is plain, but it works.
      link.onload = link.onerror = resolve
      document.head.append(link)
    })
  })
