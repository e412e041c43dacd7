import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorNote } from '#ui/failed-note.tsx'
import { FileButton, useUpload } from '#ui/form/file-button.tsx'
import { settingsAdminTexts } from '../../../messages/admin/index.ts'

/** Stores the file and returns the URL of the picture. It is of a slice above this one. */
export type UploadPhoto = (file: File) => Promise<string>
type PersonPhotoProps = { number: number; photo: string; upload: UploadPhoto; onChange: (photo: string) => void }

/** Optional photo of a person; without one the site shows the initials. */
export function PersonPhoto({ number, photo, upload, onChange }: PersonPhotoProps) {
  const t = useT(settingsAdminTexts)
  const { upload: send, isPending, error } = useUpload((file: File) => upload(file).then(onChange), t('photo.failed'))

  return (
    <div className="grid gap-3 md:col-span-2">
      <div className="flex flex-wrap items-center gap-3">
        {photo && <img src={photo} alt="" width="56" height="70" className="h-[70px] w-14 rounded-md object-cover" />}
        <FileButton
          label={t('photo.chooseFor', { number })}
          pending={isPending}
          aria-label={t('photo.chooseFor', { number })}
          onFiles={([file]) => file && send(file)}
        >
          {t('photo.choose')}
        </FileButton>
        {photo && (
          <Button
            type="button"
            size="s"
            variant="quiet"
            aria-label={t('photo.removeOf', { number })}
            onClick={() => onChange('')}
          >
            {t('photo.remove')}
          </Button>
        )}
      </div>
      <p className="text-[0.95rem] text-ink-2">{t('photo.help')}</p>
      <ErrorNote>{error}</ErrorNote>
    </div>
  )
}
