import { useState } from 'react'
import type { Picture } from '#features/media/model/picture.ts'
import { PictureImage } from '#features/media/ui/picture-image.tsx'
import { uploadPictureFile } from '#features/media/ui/upload-picture.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorNote } from '#ui/failed-note.tsx'
import { Field } from '#ui/form/field.tsx'
import { FileButton, useUpload } from '#ui/form/file-button.tsx'
import { Input } from '#ui/form/input.tsx'
import { blogWritingTexts } from '../../../messages/writing/index.ts'
import { MAX_ALT_LENGTH } from '../../../model/post-input.schema.ts'
import type { PostFormState } from './use-post-form.ts'

/** Cover picture, with its alternative text in the language being edited. */
export function CoverField({ form, cover }: { form: PostFormState; cover: Picture | null }) {
  const t = useT(blogWritingTexts)
  const { draft, change, text, changeText, language } = form
  const [known, setKnown] = useState(cover)
  const picture = draft.coverId && known?.id === draft.coverId ? known : null

  const { upload, isPending, error } = useUpload(async (file: File) => {
    const made = await uploadPictureFile(file)
    setKnown(made)
    change({ coverId: made.id })
  }, t('uploadFailed'))

  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 font-semibold">{t('cover')}</legend>
      {picture ? (
        <PictureImage picture={picture} alt={text.coverAlt} sizes="19rem" className="cover" />
      ) : (
        <p className="text-[0.95rem] text-ink-2">{t('coverNone')}</p>
      )}
      <ErrorNote>{error}</ErrorNote>
      <div className="flex flex-wrap gap-2">
        <FileButton label={t('cover')} pending={isPending} onFiles={([file]) => file && upload(file)}>
          {t('coverChoose')}
        </FileButton>
        {draft.coverId && (
          <Button type="button" size="s" variant="quiet" onClick={() => change({ coverId: null })}>
            {t('coverRemove')}
          </Button>
        )}
      </div>
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
