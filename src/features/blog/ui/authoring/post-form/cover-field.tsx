import { useRef, useState } from 'react'
import type { Picture } from '#features/media/model/picture.ts'
import { PictureImage } from '#features/media/ui/picture-image.tsx'
import { uploadPictureFile } from '#features/media/ui/upload-picture.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorNote } from '#ui/failed-note.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { blogWritingTexts } from '../../../messages/writing/index.ts'
import { MAX_ALT_LENGTH } from '../../../model/post-input.schema.ts'
import type { PostFormState } from './use-post-form.ts'

/** Cover picture, with its alternative text in the language being edited. */
export function CoverField({ form, cover }: { form: PostFormState; cover: Picture | null }) {
  const t = useT(blogWritingTexts)
  const { draft, change, text, changeText, language } = form
  const [known, setKnown] = useState(cover)
  const [state, setState] = useState<'idle' | 'busy' | { failed: string }>('idle')
  const input = useRef<HTMLInputElement>(null)
  const picture = draft.coverId && known?.id === draft.coverId ? known : null

  async function upload(file: File) {
    setState('busy')
    try {
      const made = await uploadPictureFile(file)
      setKnown(made)
      change({ coverId: made.id })
      setState('idle')
    } catch (failure) {
      setState({ failed: (failure as Error).message || t('uploadFailed') })
    }
  }

  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 font-semibold">{t('cover')}</legend>
      {picture ? (
        <PictureImage picture={picture} alt={text.coverAlt} sizes="19rem" className="cover" />
      ) : (
        <p className="text-[0.95rem] text-ink-2">{t('coverNone')}</p>
      )}
      <ErrorNote>{typeof state === 'object' && state.failed}</ErrorNote>
      <div className="flex flex-wrap gap-2">
        <Button
          type="button"
          size="s"
          variant="ghost"
          pending={state === 'busy'}
          onClick={() => input.current?.click()}
        >
          {t('coverChoose')}
        </Button>
        {draft.coverId && (
          <Button type="button" size="s" variant="quiet" onClick={() => change({ coverId: null })}>
            {t('coverRemove')}
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label={t('cover')}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void upload(file)
          target.value = ''
        }}
      />
      {draft.coverId && (
        <Field name={`texts.${language}.coverAlt`} label={t('coverAlt')} help={t('coverAltHelp')}>
          <Input
            lang={language}
            maxLength={MAX_ALT_LENGTH}
            value={text.coverAlt}
            onValueChange={(coverAlt) => changeText({ coverAlt })}
          />
        </Field>
      )}
    </fieldset>
  )
}
