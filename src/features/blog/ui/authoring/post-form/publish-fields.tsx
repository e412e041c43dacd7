import { useState } from 'react'
import { MINUTE_MS } from '#kernel/time-units.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { TimeInput } from '#ui/form/time-input.tsx'
import { blogWritingTexts } from '../../../messages/writing/index.ts'
import { MAX_CREATOR_LENGTH } from '../../../model/post-input.schema.ts'
import type { PostFormState } from './use-post-form.ts'

export function AuthorFields({ form: { draft, change } }: { form: PostFormState }) {
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
    </>
  )
}

/** Publication time, as local date and time of the browser. */
export function PublishFields({ form: { draft, change } }: { form: PostFormState }) {
  const t = useT(blogWritingTexts)
  const locale = useLocale()
  const [date = '', storedTime] = draft.publishedAt ? toLocalText(draft.publishedAt).split('T') : []
  // Kept while the date is incomplete.
  const [typedTime, setTime] = useState('09:00')
  const time = storedTime ?? typedTime
  return (
    <div className="grid grid-cols-[1fr_6.5rem] items-start gap-3">
      <DateField
        name="publishedAt"
        label={t('publishedAt')}
        help={t('publishedAtHelp')}
        locale={locale}
        value={date}
        max="9999-12-31"
        onValueChange={(day) => {
          setTime(time)
          change({ publishedAt: fromLocalText(`${day}T${time}`) })
        }}
      />
      <Field name="publishedTime" label={t('publishedTime')}>
        <TimeInput
          value={time}
          onValueChange={(next) => {
            if (fromLocalText(`2000-01-01T${next}`) === null) return
            setTime(next)
            change({ publishedAt: fromLocalText(`${date}T${next}`) })
          }}
        />
      </Field>
    </div>
  )
}

function tagsIn(text: string): string[] {
  return text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)
}

/** Null if the date or the time is incomplete. */
function fromLocalText(text: string): string | null {
  const at = new Date(text)
  return Number.isNaN(at.getTime()) ? null : at.toISOString()
}

/** Local time without a zone: 2026-03-04T09:30. */
function toLocalText(moment: string): string {
  const at = new Date(moment)
  return new Date(at.getTime() - at.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16)
}
