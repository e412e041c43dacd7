import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#platform/client/api-client.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Note } from '#ui/note.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Loading, SkeletonText } from '#ui/skeleton.tsx'
import { blogWritingTexts } from '../../../messages/writing/index.ts'
import type { PostInput } from '../../../model/post-input.schema.ts'
import { PostPage } from '../../reading/post-page.tsx'
import { fetchPreview } from '../authoring.queries.ts'
import { fromPostDraft } from './post-draft.ts'
import type { PostFormState } from './use-post-form.ts'

/** Preview of the form's content, rendered by the server and shown by the public page component. */
export function PostPreview({ form, onClose }: { form: PostFormState; onClose: () => void }) {
  const t = useT(blogWritingTexts)
  const { data: post, error } = useQuery({
    queryKey: ['blog-preview'],
    queryFn: () => fetchPreview(form.language, fromPostDraft(form.draft) as PostInput),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  return (
    <Dialog open size="l" title={t('previewTitle')} closeLabel={t('close')} onOpenChange={(open) => !open && onClose()}>
      {error && (
        <Note tone="danger" title={t('previewFailed')}>
          {error instanceof ApiError && Object.values(error.fields)[0]}
        </Note>
      )}
      {!post && !error && (
        <Loading label={t('loading')}>
          <SkeletonText lines={8} />
        </Loading>
      )}
      {post && <PostPage post={post} />}
    </Dialog>
  )
}
