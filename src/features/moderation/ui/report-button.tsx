import { useState } from 'react'
import { useHasStoredSession } from '#features/identity/ui/has-stored-session.ts'
import { LogInPrompt } from '#features/identity/ui/log-in-prompt.tsx'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { FailedNote } from '#ui/failed-note.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { moderationTexts } from '../messages/index.ts'
import type { TextKey } from '../model/moderation.schema.ts'

/** Lazy: the button is shown with every text, but rarely used. */
const ReportDialog = lazyPart(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }))

export function ReportButton({ text, about }: { text: TextKey; about: string }) {
  const t = useT(moderationTexts)
  const isSignedIn = useHasStoredSession()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" size="s" aria-label={`${t('report')}: ${about}`} onClick={() => setOpen(true)}>
        {t('report')}
      </Button>
      {isOpen && !isSignedIn && (
        <div className="mt-3 w-full">
          <LogInPrompt>{t('logIn')}</LogInPrompt>
        </div>
      )}
      {isOpen && isSignedIn && (
        <ReportDialog
          text={text}
          onClose={() => setOpen(false)}
          failed={(retry) => (
            <FailedNote retry={t('retry')} onRetry={retry}>
              {t('unloaded')}
            </FailedNote>
          )}
        />
      )}
    </>
  )
}
