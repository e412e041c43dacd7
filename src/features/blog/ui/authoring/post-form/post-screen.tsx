import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useAuth } from '#features/identity/ui/auth.store.ts'
import { ApiError } from '#platform/client/api-client.ts'
import { useT } from '#platform/i18n/provider.tsx'
import type { Uses } from '#platform/i18n/texts.ts'
import { Note } from '#ui/note.tsx'
import { Loading } from '#ui/skeleton.tsx'
import { blogAuthoringTexts } from '../../../messages/authoring/index.ts'
import { caseEditorTexts } from '../../../messages/case-editor/index.ts'
import { caseStudyTexts } from '../../../messages/case-studies/index.ts'
import { editorTexts } from '../../../messages/editor/index.ts'
import { blogErrorTexts } from '../../../messages/errors/index.ts'
import { blogReadingTexts } from '../../../messages/reading/index.ts'
import { blogWritingTexts } from '../../../messages/writing/index.ts'
import type { EditablePost, SavedDraft } from '../../../model/authoring.schema.ts'
import type { PostKind } from '../../../model/case-studies/case-study.schema.ts'
import { authoringQueries, deleteServerDraft } from '../authoring.queries.ts'
import { readLocalDraft, removeLocalDraft } from './local-drafts.ts'
import { emptyDraft, isSameDraft, toPostDraft, withExistingCategory } from './post-draft.ts'
import { PostForm } from './post-form.tsx'

export const POST_FORM_TEXTS = [
  blogReadingTexts,
  blogWritingTexts,
  blogAuthoringTexts,
  blogErrorTexts,
  editorTexts,
  caseEditorTexts,
  caseStudyTexts,
] as const
export type PostFormTexts = Uses<typeof POST_FORM_TEXTS>

type PostScreenProps = {
  id: string | null
  draftKey: string
  /** Of a new post. */
  kind?: PostKind
}

export function PostScreen({ id, draftKey: key, kind = 'article' }: PostScreenProps) {
  const t = useT(blogWritingTexts)
  const [post, draft, categories] = useQueries({
    queries: [
      { ...authoringQueries.post(id ?? ''), enabled: id !== null },
      authoringQueries.draft(key),
      authoringQueries.categories(),
    ],
  })
  const { userId, firstName, lastName } = useAuth()
  const [resetCount, setResetCount] = useState(0)
  if (isNotFound(post.error) && !post.data) return <PostNotFoundNote />
  // Only before the first load: a failed refetch must not replace the form.
  if (post.isLoadingError || draft.isLoadingError || categories.isLoadingError)
    return <Note tone="danger">{t('failed')}</Note>
  if ((id !== null && !post.data) || draft.data === undefined || !categories.data)
    return <Loading label={t('loading')} lines={8} />

  const saved = post.data ? toPostDraft(post.data.content) : emptyDraft(`${firstName} ${lastName}`, kind)
  const typed = resetCount === 0 ? newest(draft.data, readLocalDraft(key, userId ?? '')) : null
  const unsaved = typed && withExistingCategory(toPostDraft(typed.content), saved, categories.data)
  const resumed = unsaved && !isSameDraft(unsaved, saved) ? { ...typed, draft: unsaved } : null

  async function startOver() {
    removeLocalDraft(key)
    await deleteServerDraft(key)
    if (id !== null) await post.refetch()
    setResetCount((now) => now + 1)
  }

  return (
    <PostForm
      key={`${key} ${resetCount}`}
      draftKey={key}
      post={(post.data as EditablePost | undefined) ?? null}
      saved={saved}
      resumed={resumed}
      categories={categories.data}
      onStartOver={startOver}
    />
  )
}

export function isNotFound(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 404
}

export function PostNotFoundNote() {
  const t = useT(blogWritingTexts)
  const words = useT(blogReadingTexts)
  return (
    <Note tone="danger" title={words('missing')}>
      <Link to="/blog/desk" className="text-link">
        {t('allPosts')}
      </Link>
    </Note>
  )
}

function newest(...drafts: (SavedDraft | null | undefined)[]): SavedDraft | null {
  const there = drafts.filter((draft) => draft != null)
  return there.toSorted((a, b) => b.savedAt.localeCompare(a.savedAt))[0] ?? null
}
