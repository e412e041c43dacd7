import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { isLocale, type Locale } from '#kernel/locale.ts'
import { ApiError } from '#platform/client/api-client.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import type { FieldErrors } from '#ui/form/form-errors.ts'
import { showOnNextPage, type ToastMessage, useToast } from '#ui/overlay/toast.tsx'
import { caseEditorTexts } from '../../../messages/case-editor/index.ts'
import { blogErrorTexts } from '../../../messages/errors/index.ts'
import { blogWritingTexts } from '../../../messages/writing/index.ts'
import { type EditablePost, postStateOf, type SavedDraft } from '../../../model/authoring.schema.ts'
import type { DraftCaseStudy } from '../../../model/case-studies/case-study.schema.ts'
import { type PostAction, visibilityAfter } from '../../../model/post-action.ts'
import type { PostInput } from '../../../model/post-input.schema.ts'
import { deleteServerDraft, useSavePost } from '../authoring.queries.ts'
import { publicPageOf } from '../public-page-of.ts'
import { linkedField } from './linked-field.ts'
import { removeLocalDraft } from './local-drafts.ts'
import {
  type DraftText,
  errorsByField,
  firstLanguage,
  fromPostDraft,
  isSameDraft,
  type PostDraft,
  toPostDraft,
} from './post-draft.ts'
import { useAutosave } from './use-autosave.ts'

export type PostFormStart = {
  draftKey: string
  post: EditablePost | null
  saved: PostDraft
  resumed: (Pick<SavedDraft, 'startedFrom' | 'savedAt'> & { draft: PostDraft }) | null
}

/** Keeps the input on every error, and never overwrites a newer revision unseen. */
export function usePostForm({ draftKey: key, post, saved, resumed }: PostFormStart) {
  const t = useT(blogWritingTexts)
  const caseT = useT(caseEditorTexts)
  const errorText = useT(blogErrorTexts)
  const locale = useLocale()
  const router = useRouter()
  const { show } = useToast()
  const [base, setBase] = useState({ saved, revision: resumed?.startedFrom ?? post?.revision ?? null })
  const [draft, setDraft] = useState(resumed?.draft ?? saved)
  const [language, setLanguage] = useState<Locale>(
    () => linkedField(location.hash)?.language ?? firstLanguage(draft, locale),
  )
  const [errors, setErrors] = useState<FieldErrors>({})
  const [saveError, setSaveError] = useState<'failed' | 'changed' | 'fields' | 'gone'>()
  const save = useSavePost()
  const lastAction = useRef<PostAction>('saveDraft')
  const [pendingAction, setPendingAction] = useState<PostAction>()
  const isDirty = !isSameDraft(draft, base.saved)
  const autosave = useAutosave({ key, draft, startedFrom: base.revision, isDirty })

  function change(part: Partial<PostDraft>) {
    setDraft((now) => ({ ...now, ...part }))
  }

  function changeText(part: Partial<DraftText>) {
    setDraft((now) => ({ ...now, texts: { ...now.texts, [language]: { ...now.texts[language], ...part } } }))
  }

  function changeCase(part: Partial<DraftCaseStudy>) {
    setDraft((now) => (now.caseStudy ? { ...now, caseStudy: { ...now.caseStudy, ...part } } : now))
  }

  async function submit(action: PostAction, startedFrom = base.revision) {
    setErrors({})
    setSaveError(undefined)
    setPendingAction(action)
    lastAction.current = action
    const content = { ...draft, ...visibilityAfter(action, draft.publishedAt) }
    const json = fromPostDraft(content) as PostInput
    try {
      const next = await save.mutateAsync(
        post
          ? { id: String(post.id), json: { ...json, startedFrom: startedFrom ?? post.revision } }
          : { id: null, draft: key, json },
      )
      removeLocalDraft(key)
      void deleteServerDraft(key)
      await router.invalidate()
      onSaved(action, next)
    } catch (failure) {
      onSaveFailed(failure)
    } finally {
      setPendingAction(undefined)
    }
  }

  function onSaved(action: PostAction, next: EditablePost) {
    const params = { blogId: String(next.id), slug: next.slug }
    const read = { label: t('read'), onAction: () => void router.navigate(publicPageOf(next)) }
    const title = next.kind === 'case' ? caseT(`done.${action}`) : t(`done.${action}`)
    const message: ToastMessage = { title, tone: 'ok' }
    if (next.state === 'published') message.action = read
    setDraft(toPostDraft(next.content))
    setBase({ saved: toPostDraft(next.content), revision: next.revision })
    // A new post gets its own address, and with it another page.
    if (post) show(message)
    else showOnNextPage(message)
    if (!post || post.slug !== next.slug)
      void router.navigate({ to: '/edit/$blogId/$slug', params, replace: true, ignoreBlocker: true })
  }

  function onSaveFailed(failure: unknown) {
    const { code, fields } = failure instanceof ApiError ? failure : new ApiError(0, 'INTERNAL')
    if (code === 'POST_CHANGED') return setSaveError('changed')
    if (code === 'CATEGORY_NOT_FOUND' || code === 'CATEGORY_MISPLACED') {
      setErrors({ categoryId: errorText(`error.${code}`) })
      return setSaveError('fields')
    }
    if (code === 'BLOG_NOT_FOUND') return setSaveError('gone')
    if (code !== 'INVALID_INPUT') return setSaveError('failed')
    setErrors(errorsByField(fields))
    setSaveError('fields')
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
    changeCase,
    errors,
    saveError,
    isDirty,
    saved: base.saved,
    /** At this moment: a scheduled post becomes public while its form is open. */
    state: post ? postStateOf({ ...base.saved, deletedAt: post.deletedAt }, new Date()) : ('new' as const),
    pendingAction,
    autosave,
    submit: (action: PostAction) => submit(action),
    overwrite: (revision: number) => submit(lastAction.current, revision),
  }
}
export type PostFormState = ReturnType<typeof usePostForm>
