import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useAuth } from '#features/identity/ui/auth.store.ts'
import { ApiError } from '#platform/client/api-client.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Note } from '#ui/note.tsx'
import { Loading, SkeletonText } from '#ui/skeleton.tsx'
import { blogReadingTexts } from '../../messages/reading/index.ts'
import { blogWritingTexts } from '../../messages/writing/index.ts'
import type { DeskPost, SavedDraft } from '../../model/desk.ts'
import { deskQueries, dropDraft } from './blog-desk.queries.ts'
import { forgetDraft, keptDraft } from './kept-drafts.ts'
import { emptyDraft, inPlace, isSame, toDraft } from './post-draft.ts'
import { PostForm } from './post-form.tsx'

/** Opens a post, or an empty one, with what its writer typed last and did not save. */
export function PostScreen({ id, draftKey: key }: { id: string | null; draftKey: string }) {
  const t = useT(blogWritingTexts)
  const [post, draft, categories] = useQueries({
    queries: [
      { ...deskQueries.post(id ?? ''), enabled: id !== null },
      deskQueries.draft(key),
      deskQueries.categories(),
    ],
  })
  const { userId, firstName, lastName } = useAuth()
  const [round, setRound] = useState(0)
  if (post.error instanceof ApiError && post.error.status === 404 && !post.data) return <NoSuchPost />
  // Only before it is there: what is being typed outlives a look that fails later.
  if (post.isLoadingError || draft.isLoadingError || categories.isLoadingError)
    return <Note tone="danger">{t('failed')}</Note>
  if ((id !== null && !post.data) || draft.data === undefined || !categories.data)
    return (
      <Loading label={t('loading')}>
        <SkeletonText lines={8} />
      </Loading>
    )

  const saved = post.data ? toDraft(post.data.content) : emptyDraft(`${firstName} ${lastName}`)
  const typed = round === 0 ? newest(draft.data, keptDraft(key, userId ?? '')) : null
  const unsaved = typed && inPlace(toDraft(typed.content), saved, categories.data)
  const resumed = unsaved && !isSame(unsaved, saved) ? { ...typed, draft: unsaved } : null

  /** The saved version, as the server has it now; what was typed over it is let go. */
  async function startOver() {
    forgetDraft(key)
    await dropDraft(key)
    if (id !== null) await post.refetch()
    setRound((now) => now + 1)
  }

  return (
    <PostForm
      key={`${key} ${round}`}
      draftKey={key}
      post={(post.data as DeskPost | undefined) ?? null}
      saved={saved}
      resumed={resumed}
      categories={categories.data}
      onStartOver={startOver}
    />
  )
}

function NoSuchPost() {
  const t = useT(blogWritingTexts)
  const words = useT(blogReadingTexts)
  return (
    <Note tone="danger" title={words('missing')}>
      <Link to="/blog/desk" className="text-link">
        {t('desk')}
      </Link>
    </Note>
  )
}

type Typed = Pick<SavedDraft, 'content' | 'startedFrom' | 'savedAt'>

function newest(...drafts: (Typed | null | undefined)[]): Typed | null {
  const there = drafts.filter((draft) => draft != null)
  return there.toSorted((a, b) => b.savedAt.localeCompare(a.savedAt))[0] ?? null
}
