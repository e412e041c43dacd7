import { useQuery } from '@tanstack/react-query'
import { useT } from '#platform/i18n/provider.tsx'
import { Note } from '#ui/note.tsx'
import { ConfirmButton } from '#ui/overlay/confirm.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { demoQueries, useRemoveDemo } from './demo.queries.ts'
import { adminTexts } from './messages/index.ts'

/** Shown while demo content is public, with a button that removes it. */
export function DemoNotice() {
  const t = useT(adminTexts)
  const { show } = useToast()
  const { data } = useQuery(demoQueries.status())
  const { mutateAsync } = useRemoveDemo()
  if (!data?.isPresent) return null

  return (
    <Note tone="warn" title={t('demo')} className="mb-8">
      <p>{t('demo.text')}</p>
      <p className="mt-3">
        <ConfirmButton
          size="s"
          variant="danger"
          question={t('demo.ask')}
          description={t('demo.askText')}
          cancelLabel={t('demo.keep')}
          failed={t('demo.failed')}
          onConfirm={() => mutateAsync().then(() => show({ title: t('demo.removed'), tone: 'ok' }))}
        >
          {t('demo.remove')}
        </ConfirmButton>
      </p>
    </Note>
  )
}
