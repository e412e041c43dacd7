import { type ComponentProps, use } from 'react'
import { AuthoringPageFrame } from '#features/blog/ui/authoring/authoring-page-frame.tsx'
import { TextsContext } from '#platform/i18n/provider.tsx'
import { AdminLayout } from './admin-layout.tsx'
import { AdminFrame } from './admin-page.tsx'

/** Frame of the post list and the categories: inside the admin area for admins, on its own for other writers. */
export function AuthoringFrame(props: ComponentProps<typeof AuthoringPageFrame>) {
  return (
    <AdminLayout texts={use(TextsContext)} otherwise={<AuthoringPageFrame {...props} />}>
      <AdminFrame {...props} />
    </AdminLayout>
  )
}
