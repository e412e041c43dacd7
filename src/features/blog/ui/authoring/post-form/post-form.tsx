import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LOCALES } from '#kernel/locale.ts'
import { ApiError } from '#platform/client/api-client.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { ToggleChip } from '#ui/chip.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { Input } from '#ui/form/input.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
import { Note } from '#ui/note.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Loading } from '#ui/skeleton.tsx'
import { blogWritingTexts } from '../../../messages/writing/index.ts'
import type { ManagedCategory } from '../../../model/category.schema.ts'
import { MAX_EXCERPT_LENGTH, MAX_TITLE_LENGTH, type PostInput } from '../../../model/post-input.schema.ts'
import { PostPage } from '../../reading/post-page.tsx'
import { fetchPreview } from '../authoring.queries.ts'
import { DocumentEditor } from '../editor/document-editor.tsx'
import { PostHistory } from '../post-history.tsx'
import { CategoryFields } from './category-fields.tsx'
import { CoverField } from './cover-field.tsx'
import { fromPostDraft, hasText } from './post-draft.ts'
import { AutosaveState, DeletedPostNote, ResumedDraftNote, SaveErrorNote } from './post-notices.tsx'
import { PublishFields } from './publish-fields.tsx'
import { useConfirmDiscard } from './use-confirm-discard.tsx'
import { type PostFormStart, type PostFormState, usePostForm } from './use-post-form.ts'

type PostFormProps = PostFormStart & { categories: ManagedCategory[]; onStartOver: () => void }

export function PostForm({ categories, onStartOver, ...start }: PostFormProps) {
  const t = useT(blogWritingTexts)
  const form = usePostForm(start)
  const { post } = start
  const [shown, setShown] = useState<'preview' | 'history'>()
  const { ask, question } = useConfirmDiscard(form.isDirty)
  const startOver = () => ask(onStartOver)

  return (
    <>
      {post?.deletedAt && <DeletedPostNote id={post.id} />}
      {start.resumed && <ResumedDraftNote savedAt={start.resumed.savedAt} onForget={startOver} />}
      <Form
        errors={form.errors}
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
        className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_19rem]"
      >
        <TextFields form={form} />
        <div className="grid gap-5 lg:sticky lg:top-[calc(var(--bar)+16px)]">
          <CategoryFields form={form} categories={categories} />
          <PublishFields form={form} />
          <CoverField form={form} cover={post?.cover ?? null} />
        </div>
        <div className="editor-actions lg:col-span-2">
          <SaveErrorNote form={form} post={post} onStartOver={startOver} />
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" pending={form.isSaving}>
              {t('save')}
            </Button>
            <Button type="button" variant="ghost" onClick={() => setShown('preview')}>
              {t('preview')}
            </Button>
            {post && (
              <Button type="button" variant="ghost" onClick={() => setShown('history')}>
                {t('history')}
              </Button>
            )}
            <AutosaveState autosave={form.autosave} />
          </div>
        </div>
      </Form>
      {shown === 'preview' && <PostPreview form={form} onClose={() => setShown(undefined)} />}
      {shown === 'history' && post && (
        <PostHistory post={post} isDirty={form.isDirty} onClose={() => setShown(undefined)} onRestored={onStartOver} />
      )}
      {question}
    </>
  )
}

/** Title, summary and text, one language at a time. */
function TextFields({ form }: { form: PostFormState }) {
  const t = useT(blogWritingTexts)
  const { draft, text, language, setLanguage, changeText, errors } = form
  return (
    <div className="grid min-w-0 gap-5">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be placed beside its content */}
      <div role="group" aria-label={t('languages')} className="flex flex-wrap gap-2">
        {LOCALES.map((one) => (
          <ToggleChip key={one} selected={one === language} onToggle={() => setLanguage(one)}>
            {t(`language.${one}`)}
            {!hasText(draft.texts[one]) && <span>({t('languageEmpty')})</span>}
          </ToggleChip>
        ))}
      </div>
      <Field name={`texts.${language}.title`} label={t('title')} error={errors.texts}>
        <Input
          lang={language}
          required
          maxLength={MAX_TITLE_LENGTH}
          value={text.title}
          onValueChange={(title) => changeText({ title })}
        />
      </Field>
      <Field name={`texts.${language}.excerpt`} label={t('excerpt')} hint={t('optional')} help={t('excerptHelp')}>
        <Textarea
          lang={language}
          rows={2}
          maxLength={MAX_EXCERPT_LENGTH}
          value={text.excerpt}
          onChange={({ target }) => changeText({ excerpt: target.value })}
        />
      </Field>
      <DocumentEditor
        key={language}
        locale={language}
        document={text.document}
        label={t('text')}
        error={errors[`texts.${language}.document`]}
        onChange={(document) => changeText({ document })}
      />
    </div>
  )
}

/** Preview of the form's content, rendered by the server and shown by the public page component. */
function PostPreview({ form, onClose }: { form: PostFormState; onClose: () => void }) {
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
      {!post && !error && <Loading label={t('loading')} lines={8} />}
      {post && <PostPage post={post} />}
    </Dialog>
  )
}
