import { useMemo } from 'react'
import { documentTitle } from '#features/settings/model/document-title.ts'
import { useSite } from '#features/settings/ui/use-site.ts'
import { localizedPath } from '#kernel/locale.ts'
import { slugOf } from '#kernel/slug.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
import { SearchPreview } from '#ui/search-preview.tsx'
import { ADVISED_LENGTH, lengthAdvice, lengthOf } from '#ui/text-length.ts'
import { blogWritingTexts } from '../../../messages/writing/index.ts'
import { excerptOf, plainTextOf } from '../../../model/document-text.ts'
import { MAX_EXCERPT_LENGTH, MAX_TITLE_LENGTH, postSlugOf } from '../../../model/post-input.schema.ts'
import type { PostFormState } from './use-post-form.ts'

/** Stands for the number of a post that is not saved yet. */
const NO_ID = '…'

/** Excerpt, address and search result of the post in the language being edited. */
export function SearchFields({ form, postId }: { form: PostFormState; postId: number | undefined }) {
  const t = useT(blogWritingTexts)
  const { name, origin } = useSite()
  const { text, language, changeText } = form
  const beginning = useMemo(() => excerptOf(plainTextOf(text.document)), [text.document])
  const title = documentTitle(text.title.trim() || t('searchUntitled'), name)
  const description = text.excerpt.trim() || beginning
  const slug = postSlugOf({ ...text, slug: slugOf(text.slug, '') })
  const path = localizedPath(language, form.draft.caseStudy ? `/portfolio/${slug}` : `/blog/${postId ?? NO_ID}/${slug}`)
  return (
    <>
      <Field name={`texts.${language}.excerpt`} label={t('excerpt')} hint={t('optional')} help={t('excerptHelp')}>
        <Textarea
          lang={language}
          rows={3}
          maxLength={MAX_EXCERPT_LENGTH}
          value={text.excerpt}
          onChange={({ target }) => changeText({ excerpt: target.value })}
        />
      </Field>
      <Field name={`texts.${language}.slug`} label={t('slug')} hint={t('optional')} help={t('slugHelp')}>
        <Input
          maxLength={MAX_TITLE_LENGTH}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={slugOf(text.title)}
          value={text.slug}
          onValueChange={(slug) => changeText({ slug })}
          onBlur={() => changeText({ slug: slugOf(text.slug, '') })}
        />
      </Field>
      <section aria-labelledby="search-result" className="min-w-0">
        <h3 id="search-result" className="mb-2 font-semibold text-base tracking-normal">
          {t('search')}
        </h3>
        <SearchPreview
          siteName={name}
          address={origin + path}
          lang={language}
          title={title}
          description={description}
        />
        <dl className="mt-2 grid gap-0.5 text-[0.92em] leading-normal">
          <LengthHint label={t('searchTitle')} field="title" text={title} />
          <LengthHint label={t('searchDescription')} field="description" text={description} />
        </dl>
      </section>
    </>
  )
}

type LengthHintProps = { label: string; field: 'title' | 'description'; text: string }

function LengthHint({ label, field, text }: LengthHintProps) {
  const t = useT(blogWritingTexts)
  const { least, most } = ADVISED_LENGTH[field]
  const advice = lengthAdvice(text, ADVISED_LENGTH[field])
  const count = lengthOf(text)
  return (
    <div className="flex flex-wrap gap-x-1.5">
      <dt className="text-ink-2">{label}:</dt>
      <dd className={advice === 'good' ? 'text-ok' : 'text-warn'}>
        {advice === 'good' ? t('length.good', { count }) : t(`length.${advice}`, { count, least, most })}
      </dd>
    </div>
  )
}
