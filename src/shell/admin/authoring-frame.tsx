import { useLoaderData } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { AuthoringPageFrame } from '#features/blog/ui/authoring/authoring-page-frame.tsx'
import type { LoadedTexts } from '#platform/i18n/texts.ts'
import { AdminLayout } from './admin-layout.tsx'
import { AdminFrame } from './admin-page.tsx'

/** Frame of the post list and the categories: inside the admin area for admins, on its own for other writers. */
export function AuthoringFrame(props: ComponentProps<typeof AuthoringPageFrame>) {
  const { texts } = useLoaderData({ strict: false }) as unknown as { texts: LoadedTexts }
  return (
    <AdminLayout texts={texts} otherwise={<AuthoringPageFrame {...props} />}>
      <AdminFrame {...props} />
    </AdminLayout>
  )
}
