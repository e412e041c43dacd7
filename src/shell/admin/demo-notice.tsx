import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { demoQueries, useRemoveDemo } from './demo.queries.ts'
import { adminTexts } from './messages/index.ts'

/** Shown while demo content is public, with a button that removes it. */
export function DemoNotice() {
  const t = useT(adminTexts)
  const { show } = useToast()
  const { data } = useQuery(demoQueries.status())
  const { mutateAsync, isPending, isError, reset } = useRemoveDemo()
  const [isAsking, setAsking] = useState(false)
  if (!data?.isPresent) return null

  function close() {
    reset()
    setAsking(false)
  }

  return (
    <>
      <Note tone="warn" title={t('demo')} className="mb-8">
        <p>{t('demo.text')}</p>
        <p className="mt-3">
          <Button size="s" variant="danger" onClick={() => setAsking(true)}>
            {t('demo.remove')}
          </Button>
        </p>
      </Note>
      <Confirm
        open={isAsking}
        tone="danger"
        title={t('demo.ask')}
        description={t('demo.askText')}
        confirmLabel={t('demo.remove')}
        cancelLabel={t('demo.keep')}
        pending={isPending}
        error={isError ? t('demo.failed') : undefined}
        onConfirm={() =>
          mutateAsync().then(
            () => show({ title: t('demo.removed'), tone: 'ok' }),
            () => {},
          )
        }
        onCancel={close}
      />
    </>
  )
}
