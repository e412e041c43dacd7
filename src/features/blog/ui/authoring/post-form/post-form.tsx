import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useMemo, useState } from 'react'
import { useSite } from '#features/settings/ui/use-site.ts'
import { LOCALES } from '#kernel/locale.ts'
import { ApiError } from '#platform/client/api-client.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { ChipGroup } from '#ui/chip.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { Input } from '#ui/form/input.tsx'
import { Note } from '#ui/note.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Loading } from '#ui/skeleton.tsx'
import { caseEditorTexts } from '../../../messages/case-editor/index.ts'
import { blogWritingTexts } from '../../../messages/writing/index.ts'
import type { ManagedCategory } from '../../../model/category.schema.ts'
import { countWords, plainTextOf, readingMinutes } from '../../../model/document-text.ts'
import type { PostAction } from '../../../model/post-action.ts'
import { MAX_TITLE_LENGTH, type PostInput } from '../../../model/post-input.schema.ts'
import { CaseHtml } from '../../case-studies/portfolio-page.tsx'
import { PostPage } from '../../reading/post-page.tsx'
import { fetchPreview } from '../authoring.queries.ts'
import { CaseFields, CasePartField, SectorField } from '../case-form/case-fields.tsx'
import { CaseFiguresField } from '../case-form/case-figures-field.tsx'
import { CaseMeasurementsField } from '../case-form/case-measurements-field.tsx'
import { CasePicturesField } from '../case-form/case-pictures-field.tsx'
import { DocumentEditor } from '../editor/document-editor.tsx'
import { PostHistory } from '../post-history.tsx'
import { CategoryFields } from './category-fields.tsx'
import { CoverField } from './cover-field.tsx'
import { useLinkedFieldFocus } from './linked-field.ts'
import { PostActions } from './post-actions.tsx'
import { fromPostDraft, hasText } from './post-draft.ts'
import { DeletedPostNote, ResumedDraftNote } from './post-notices.tsx'
import { AuthorFields, PublishFields } from './publish-fields.tsx'
import { SearchFields } from './search-fields.tsx'
import { useConfirmDiscard } from './use-confirm-discard.tsx'
import { type PostFormStart, type PostFormState, usePostForm } from './use-post-form.ts'

type PostFormProps = PostFormStart & { categories: ManagedCategory[]; onStartOver: () => void }

/** The writing area comes first; everything about the post is beside it, or below it on a narrow screen. */
export function PostForm({ categories, onStartOver, ...start }: PostFormProps) {
  const t = useT(blogWritingTexts)
  const caseT = useT(caseEditorTexts)
  const form = usePostForm(start)
  const { post } = start
  // At the start of the form: a save that fails refetches the draft.
  const [resumed] = useState(start.resumed)
  const { caseStudy } = form.draft
  const changeCase = form.changeCase
  const [shown, setShown] = useState<'preview' | 'history'>()
  const { ask, question } = useConfirmDiscard(form.isDirty)
  const startOver = () => ask(onStartOver)

  function submit(event: FormEvent) {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    if (submitter instanceof HTMLButtonElement) void form.submit(submitter.value as PostAction)
  }
  useLinkedFieldFocus()

  return (
    <>
      {post?.deletedAt && <DeletedPostNote id={post.id} />}
      {resumed && <ResumedDraftNote savedAt={resumed.savedAt} onForget={startOver} />}
      {/* Its own draft is stored at every change: see `useAutosave`. */}
      <Form recoverAs={null} errors={form.errors} onSubmit={submit} onKeyDown={ignoreEnter} className="gap-8">
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <TextFields form={form} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:border-line lg:border-l lg:pl-8">
            <FieldGroup heading={t('publication')}>
              <PublishFields form={form} />
              {!caseStudy && <CategoryFields form={form} categories={categories} />}
            </FieldGroup>
            {caseStudy && (
              <FieldGroup heading={caseT('heading')}>
                <CaseFields facts={caseStudy} onChange={changeCase} />
                <CasePicturesField facts={caseStudy} onChange={changeCase} />
                <CaseMeasurementsField facts={caseStudy} onChange={changeCase} />
                <CaseFiguresField facts={caseStudy} onChange={changeCase} language={form.language} />
              </FieldGroup>
            )}
            <FieldGroup heading={caseStudy ? caseT('details') : t('details')}>
              <SearchFields form={form} postId={post?.id} />
              {!caseStudy && <CoverField form={form} cover={post?.cover ?? null} />}
              <AuthorFields form={form} />
            </FieldGroup>
          </div>
        </div>
        <PostActions form={form} post={post} onShow={setShown} onStartOver={startOver} />
      </Form>
      {shown === 'preview' && <PostPreview form={form} onClose={() => setShown(undefined)} />}
      {shown === 'history' && post && (
        <PostHistory post={post} isDirty={form.isDirty} onClose={() => setShown(undefined)} onRestored={onStartOver} />
      )}
      {question}
    </>
  )
}

/**
 * Enter in a field must not publish: a browser would press the first button of the form. React also passes the events of
 * dialogs, which have their own forms.
 */
function ignoreEnter(event: KeyboardEvent) {
  const { key, target, currentTarget } = event
  if (key === 'Enter' && target instanceof HTMLInputElement && target.form === currentTarget) event.preventDefault()
}

function FieldGroup({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
      <h2 id={id} className="text-[1.2rem]">
        {heading}
      </h2>
      {children}
    </section>
  )
}

function TextFields({ form }: { form: PostFormState }) {
  const t = useT(blogWritingTexts)
  const caseT = useT(caseEditorTexts)
  const { draft, text, language, setLanguage, changeText, errors } = form
  const isCase = draft.caseStudy !== undefined
  const { languages } = useSite()
  // A text in a language that was hidden later is kept, and can still be edited.
  const options = LOCALES.filter((one) => languages.includes(one) || hasText(draft.texts[one]))
  const plain = useMemo(() => plainTextOf(text.document), [text.document])
  const count = countWords(plain)
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
      <ChipGroup label={t('languages')} options={options} selected={language} onSelect={setLanguage}>
        {(one) => (
          <>
            {t(`language.${one}`)}
            {!languages.includes(one) && <span>({t('languageHidden')})</span>}
            {!hasText(draft.texts[one]) && <span>({t('languageEmpty')})</span>}
          </>
        )}
      </ChipGroup>
      <Field name={`texts.${language}.title`} label={isCase ? caseT('title') : t('title')} error={errors.texts}>
        <Input
          lang={language}
          required
          maxLength={MAX_TITLE_LENGTH}
          value={text.title}
          onValueChange={(title) => changeText({ title })}
          className="font-display font-semibold text-[1.4rem] leading-tight max-sm:text-[1.15rem]"
        />
      </Field>
      {isCase && (
        <>
          <SectorField form={form} />
          <CasePartField form={form} part="situation" />
        </>
      )}
      <DocumentEditor
        key={language}
        locale={language}
        document={text.document}
        label={isCase ? caseT('made') : t('text')}
        error={errors[`texts.${language}.document`]}
        onChange={(document) => changeText({ document })}
      />
      <p className="-mt-3 flex gap-x-4 text-[0.92rem] text-ink-2">
        <span>{t('words', { count })}</span>
        {count > 0 && <span>{t('minutes', { count: readingMinutes(plain) })}</span>}
      </p>
      {isCase && <CasePartField form={form} part="result" />}
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
      {post && (
        // The page has its own space around it.
        <div className="-mx-6 -my-6">
          {post.caseHtml ? <CaseHtml html={post.caseHtml} /> : <PostPage post={post} />}
        </div>
      )}
    </Dialog>
  )
}
