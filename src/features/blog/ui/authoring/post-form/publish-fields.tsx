import { useState } from 'react'
import { MINUTE_MS } from '#kernel/time-units.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { blogWritingTexts } from '../../../messages/writing/index.ts'
import { MAX_CREATOR_LENGTH } from '../../../model/post-input.schema.ts'
import type { PostFormState } from './use-post-form.ts'

export function PublishFields({ form: { draft, change } }: { form: PostFormState }) {
  const t = useT(blogWritingTexts)
  const [tags, setTags] = useState(draft.tags.join(', '))
  return (
    <>
      <Field name="creator" label={t('creator')}>
        <Input
          required
          maxLength={MAX_CREATOR_LENGTH}
          value={draft.creator}
          onValueChange={(creator) => change({ creator })}
        />
      </Field>
      <Field name="tags" label={t('tags')} hint={t('optional')} help={t('tagsHelp')}>
        <Input
          value={tags}
          onValueChange={(text) => {
            setTags(text)
            change({ tags: tagsIn(text) })
          }}
        />
      </Field>
      <Switch
        name="isPublic"
        label={t('isPublic')}
        help={t('isPublicHelp')}
        checked={draft.isPublic}
        onCheckedChange={(isPublic) => change({ isPublic })}
      />
      {draft.isPublic && (
        <Field name="publishedAt" label={t('publishedAt')} hint={t('optional')} help={t('publishedAtHelp')}>
          <Input
            type="datetime-local"
            value={toDateTimeInput(draft.publishedAt)}
            max="9999-12-31T23:59"
            onValueChange={(text) => change({ publishedAt: fromDateTimeInput(text) })}
          />
        </Field>
      )}
    </>
  )
}

function tagsIn(text: string): string[] {
  return text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)
}

/** While typing, the year may have five digits; that is not a valid date. */
function fromDateTimeInput(text: string): string | null {
  const at = new Date(text)
  return Number.isNaN(at.getTime()) ? null : at.toISOString()
}

/** Value of a `datetime-local` input: local time without a zone. */
function toDateTimeInput(moment: string | null): string {
  if (!moment) return ''
  const at = new Date(moment)
  return new Date(at.getTime() - at.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16)
}
