import { useMutation } from '@tanstack/react-query'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { saveFile } from '#ui/save-file.ts'
import { identityProfileTexts } from '../../messages/profile/index.ts'
import { useErrorMessage } from '../use-error-message.ts'
import { profileCalls } from './profile.queries.ts'
import { ProfileSection } from './profile-section.tsx'

export function DataSection() {
  const t = useT(identityProfileTexts)
  const explain = useErrorMessage()
  const download = useMutation({
    mutationFn: profileCalls.exportData,
    onSuccess: (data) => saveFile(`${t('data.file')}.json`, JSON.stringify(data, null, 2), 'application/json'),
  })

  return (
    <ProfileSection title={t('data.title')} lead={t('data.lead')}>
      {download.error && (
        <Note live tone="danger" className="w-full">
          {explain(download.error, t('failed'))}
        </Note>
      )}
      <Button variant="ghost" pending={download.isPending} onClick={() => download.mutate()}>
        {t('data.download')}
      </Button>
    </ProfileSection>
  )
}
