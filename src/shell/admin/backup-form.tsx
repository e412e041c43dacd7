import { useSuspenseQuery } from '@tanstack/react-query'
import type { ClientResponse } from 'hono/client'
import { useState } from 'react'
import { profileQueries, type ReauthenticationInput } from '#features/identity/ui/profile/profile.queries.ts'
import {
  type REAUTHENTICATION_TEXTS,
  ReauthenticationDialog,
} from '#features/identity/ui/profile/reauthentication-dialog.tsx'
import { ApiError, unwrap } from '#platform/client/api-client.ts'
import { apiFetch } from '#platform/client/api-fetch.ts'
import { useT } from '#platform/i18n/provider.tsx'
import type { Uses } from '#platform/i18n/texts.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { saveFile } from '#ui/save-file.ts'
import { adminTexts } from './messages/index.ts'

type Outcome = 'done' | 'running'

export function BackupForm(_: Uses<typeof REAUTHENTICATION_TEXTS>) {
  const t = useT(adminTexts)
  const { data: me } = useSuspenseQuery(profileQueries.me())
  const [isAsking, setAsking] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()

  return (
    <>
      <p className="max-w-[44em] text-ink-2">{t('backup.lead')}</p>
      <p className="mt-3 max-w-[44em] text-ink-2">{t('backup.format')}</p>
      <Button className="mt-6" onClick={() => setAsking(true)}>
        {t('backup.open')}
      </Button>
      <div role="status">{outcome && <Note className="mt-6">{t(`backup.${outcome}`)}</Note>}</div>
      <ReauthenticationDialog
        open={isAsking}
        title={t('backup.ask')}
        description={t('backup.warning')}
        confirmLabel={t('backup.confirm')}
        me={me}
        send={downloadBackup}
        onDone={(result) => {
          setAsking(false)
          setOutcome(result)
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}

/** Saves the file under the name that the server gives it. */
async function downloadBackup(proof: ReauthenticationInput): Promise<Outcome> {
  const headers = { 'content-type': 'application/json' }
  const response = await apiFetch('/api/backup', { method: 'POST', headers, body: JSON.stringify(proof) })
  if (!response.ok) return unwrap(Promise.resolve(response as ClientResponse<Outcome, number, 'json'>)).catch(toOutcome)
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'backup.gz'
  saveFile(name, await response.blob(), 'application/gzip')
  return 'done'
}

function toOutcome(error: unknown): Outcome {
  if (error instanceof ApiError && error.code === 'BACKUP_RUNNING') return 'running'
  throw error
}
