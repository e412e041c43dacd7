import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Picture } from '#features/media/model/picture.ts'
import { PictureImage } from '#features/media/ui/picture-image.tsx'
import { uploadPictureFile } from '#features/media/ui/upload-picture.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorNote } from '#ui/failed-note.tsx'
import { FileButton, useUpload } from '#ui/form/file-button.tsx'
import { useFieldError } from '#ui/form/form-errors.ts'
import { Segmented } from '#ui/form/segmented.tsx'
import { trashIcon } from '#ui/icon/admin-icons.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { caseEditorTexts } from '../../../messages/case-editor/index.ts'
import { blogWritingTexts } from '../../../messages/writing/index.ts'
import { CASE_SCREENS, MAX_CASE_PICTURES, THEMES } from '../../../model/case-studies/case-study.schema.ts'
import { caseQueries } from '../case.queries.ts'
import type { CaseFieldsProps } from './case-fields.tsx'

/** Screenshots of the site, each with the screen and the theme it shows. */
export function CasePicturesField({ facts: { pictures }, onChange }: CaseFieldsProps) {
  const t = useT(caseEditorTexts)
  const writing = useT(blogWritingTexts)
  const [uploaded, setUploaded] = useState<Picture[]>([])
  const message = useFieldError('caseStudy.pictures')
  const unknown = pictures.map(({ id }) => id).filter((id) => uploaded.every((one) => one.id !== id))
  const { data: stored = [] } = useQuery(caseQueries.pictures(unknown))

  /** One after the other: the server encodes one picture at a time. */
  const { upload, isPending, error } = useUpload(async (files: File[]) => {
    let chosen = pictures
    for (const file of files.slice(0, MAX_CASE_PICTURES - pictures.length)) {
      const made = await uploadPictureFile(file)
      // The same file again is the same picture.
      if (chosen.some(({ id }) => id === made.id)) continue
      setUploaded((all) => [...all, made])
      const screen = made.height > made.width ? 'phone' : 'desktop'
      chosen = [...chosen, { id: made.id, screen, theme: 'light' } as const]
      onChange({ pictures: chosen })
    }
  }, writing('uploadFailed'))

  return (
    <fieldset className="grid gap-3" aria-describedby="case-pictures-notes">
      <legend className="mb-1.5 font-semibold">{t('pictures')}</legend>
      <div id="case-pictures-notes">
        <p className="text-[0.95rem] text-ink-2">{t('picturesHelp')}</p>
        <ErrorNote>{message ?? error}</ErrorNote>
      </div>
      {pictures.map(({ id, screen, theme }, index) => {
        const number = index + 1
        const picture = [...uploaded, ...stored].find((one) => one.id === id)
        const change = (part: object) =>
          onChange({ pictures: pictures.map((one) => (one.id === id ? { ...one, ...part } : one)) })
        return (
          <fieldset key={id} className="grid grid-cols-[6rem_minmax(0,1fr)] gap-3 rounded-md border border-line p-3">
            <legend className="sr-only">{t('picture', { number })}</legend>
            {picture ? <PictureImage picture={picture} alt="" sizes="6rem" className="rounded-sm" /> : <span />}
            <div className="grid justify-items-start gap-2">
              <Segmented
                label={t('screen')}
                options={CASE_SCREENS.map((value) => ({ value, label: t(`screen.${value}`) }))}
                value={screen}
                onValueChange={(value) => change({ screen: value })}
              />
              <Segmented
                label={t('theme')}
                options={THEMES.map((value) => ({ value, label: t(`theme.${value}`) }))}
                value={theme}
                onValueChange={(value) => change({ theme: value })}
              />
              <Button
                size="s"
                variant="quiet"
                aria-label={t('removePicture', { number })}
                onClick={() => onChange({ pictures: pictures.filter((one) => one.id !== id) })}
              >
                <Icon path={trashIcon} />
              </Button>
            </div>
          </fieldset>
        )
      })}
      {pictures.length < MAX_CASE_PICTURES && (
        <div>
          <FileButton label={t('pictures')} multiple pending={isPending} onFiles={upload}>
            {t('addPicture')}
          </FileButton>
        </div>
      )}
      <p role="status" className="sr-only">
        {isPending && t('uploading')}
      </p>
    </fieldset>
  )
}
