import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { isLocale, type Locale } from '#kernel/locale.ts'
import { ApiError } from '#platform/client/api-client.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import type { FieldErrors } from '#ui/form-errors.ts'
import { useToast } from '#ui/toast.tsx'
import { blogErrorTexts } from '../../messages/errors/index.ts'
import { blogWritingTexts } from '../../messages/writing/index.ts'
import type { DeskPost, SavedDraft } from '../../model/desk.ts'
import type { PostInput } from '../../model/post-input.ts'
import { dropDraft, useSavePost } from './blog-desk.queries.ts'
import { forgetDraft } from './kept-drafts.ts'
import { byField, type DraftText, firstLanguage, fromDraft, isSame, type PostDraft, toDraft } from './post-draft.ts'
import { useAutosave } from './use-autosave.ts'

export type PostFormStart = {
  /** What is typed is kept by this name. */
  draftKey: string
  post: DeskPost | null
  saved: PostDraft
  resumed: (Pick<SavedDraft, 'startedFrom' | 'savedAt'> & { draft: PostDraft }) | null
}

/** What was typed survives every refusal, and a version of somebody else’s is never overwritten unseen. */
export function usePostForm({ draftKey: key, post, saved, resumed }: PostFormStart) {
  const t = useT(blogWritingTexts)
  const why = useT(blogErrorTexts)
  const locale = useLocale()
  const router = useRouter()
  const { show } = useToast()
  const [base, setBase] = useState({ saved, revision: resumed?.startedFrom ?? post?.revision ?? null })
  const [draft, setDraft] = useState(resumed?.draft ?? saved)
  const [language, setLanguage] = useState<Locale>(() => firstLanguage(draft, locale))
  const [errors, setErrors] = useState<FieldErrors>({})
  const [trouble, setTrouble] = useState<'failed' | 'changed' | 'fields' | 'gone'>()
  const save = useSavePost()
  const isDirty = !isSame(draft, base.saved)
  const autosave = useAutosave({ key, draft, startedFrom: base.revision, isDirty })

  function change(part: Partial<PostDraft>) {
    setDraft((now) => ({ ...now, ...part }))
  }

  function changeText(part: Partial<DraftText>) {
    setDraft((now) => ({ ...now, texts: { ...now.texts, [language]: { ...now.texts[language], ...part } } }))
  }

  async function submit(startedFrom = base.revision) {
    setErrors({})
    setTrouble(undefined)
    const json = fromDraft(draft) as PostInput
    try {
      const next = await save.mutateAsync(
        post ? { id: String(post.id), json: { ...json, startedFrom: startedFrom! } } : { id: null, draft: key, json },
      )
      forgetDraft(key)
      void dropDraft(key)
      await router.invalidate()
      told(next)
    } catch (failure) {
      refused(failure)
    }
  }

  function told(next: DeskPost) {
    const params = { blogId: String(next.id), slug: next.slug }
    const read = { label: t('read'), onAction: () => void router.navigate({ to: '/blog/$blogId/$slug', params }) }
    show({ title: t('saved'), tone: 'ok', ...(next.state === 'published' ? { action: read } : {}) })
    setDraft(toDraft(next.content))
    setBase({ saved: toDraft(next.content), revision: next.revision })
    if (!post || post.slug !== next.slug)
      void router.navigate({ to: '/edit/$blogId/$slug', params, replace: true, ignoreBlocker: true })
  }

  function refused(failure: unknown) {
    const { code, fields } = failure instanceof ApiError ? failure : new ApiError(0, 'INTERNAL')
    if (code === 'POST_CHANGED') return setTrouble('changed')
    if (code === 'CATEGORY_NOT_FOUND' || code === 'CATEGORY_MISPLACED') {
      setErrors({ categoryId: why(`error.${code}`) })
      return setTrouble('fields')
    }
    if (code === 'BLOG_NOT_FOUND') return setTrouble('gone')
    if (code !== 'INVALID_INPUT') return setTrouble('failed')
    setErrors(byField(fields))
    setTrouble('fields')
    const there = Object.keys(fields)
      .map((path) => /^texts\.(\w+)/.exec(path)?.[1])
      .find(isLocale)
    if (there) setLanguage(there)
  }

  return {
    draft,
    text: draft.texts[language],
    language,
    setLanguage,
    change,
    changeText,
    errors,
    trouble,
    isDirty,
    isSaving: save.isPending,
    autosave,
    submit: () => submit(),
    saveOver: (revision: number) => submit(revision),
  }
}
export type PostFormState = ReturnType<typeof usePostForm>
