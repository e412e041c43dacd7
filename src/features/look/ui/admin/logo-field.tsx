import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorNote } from '#ui/failed-note.tsx'
import { FileButton, useUpload } from '#ui/form/file-button.tsx'
import { useFieldError } from '#ui/form/form-errors.ts'
import { lookTexts } from '../../messages/index.ts'
import type { Logo } from '../../model/logo.schema.ts'
import { logoAddress, scaledTo } from '../../model/look-files.ts'
import { isWide } from '../../model/mark.ts'
import { uploadLogoFile } from './upload-logo-file.ts'

type LogoFieldProps = { logo: Logo | null; onChange: (logo: Logo | null) => void }

export function LogoField({ logo, onChange }: LogoFieldProps) {
  const t = useT(lookTexts)
  const invalid = useFieldError('logo')
  const send = (file: File) => uploadLogoFile(file).then(onChange)
  const { upload, isPending, error } = useUpload(send, t('logo.failed'))

  return (
    <div className="grid gap-3 md:col-span-2">
      <div className="flex flex-wrap items-center gap-4">
        {logo && <LogoOnBothThemes logo={logo} />}
        <FileButton label={t('field.logo')} pending={isPending} onFiles={([file]) => file && upload(file)}>
          {t(logo ? 'logo.replace' : 'logo.choose')}
        </FileButton>
        {logo && (
          <Button type="button" size="s" variant="quiet" onClick={() => onChange(null)}>
            {t('logo.remove')}
          </Button>
        )}
      </div>
      <p className="text-[0.95rem] text-ink-2">{t('logo.help')}</p>
      {logo && isWide(logo) && <p className="text-[0.95rem] text-ink-2">{t('logo.wide')}</p>}
      <ErrorNote>{error || invalid}</ErrorNote>
    </div>
  )
}

/** On a light and on a dark background, as pages show it. */
function LogoOnBothThemes({ logo }: { logo: Logo }) {
  const t = useT(lookTexts)
  return (
    <span className="flex overflow-hidden rounded-md border border-line">
      <img src={logoAddress(logo)} alt={t('logo.alt')} {...scaledTo(64, logo)} className="box-content bg-[#fff] p-3" />
      <img
        src={logoAddress(logo)}
        alt=""
        {...scaledTo(64, logo)}
        className={`box-content p-3 ${logo.tone === 'dark' ? 'bg-[#fff]' : 'bg-[#1d1d1d]'}`}
      />
    </span>
  )
}
