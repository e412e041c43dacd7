import { useQuery } from '@tanstack/react-query'
import { INTL_LOCALE } from '#kernel/locale.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { ConfirmButton } from '#ui/overlay/confirm.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { DEMO_KINDS, demoQueries, useRemoveDemo } from './demo.queries.ts'
import { setupTexts } from './messages/index.ts'

/** Removes the demo content, after a question that says how much. */
export function RemoveDemoButton() {
  const t = useT(setupTexts)
  const locale = useLocale()
  const { show } = useToast()
  const { data } = useQuery(demoQueries.status())
  const { mutateAsync } = useRemoveDemo()
  const counted = DEMO_KINDS.flatMap((kind) => {
    const count = data?.counts[kind] ?? 0
    return count > 0 ? [t(`demo.${kind}`, { count })] : []
  })
  const list = new Intl.ListFormat(INTL_LOCALE[locale]).format(counted)
  return (
    <ConfirmButton
      size="s"
      variant="danger"
      question={t('demo.ask')}
      description={
        <>
          {counted.length > 0 && t('demo.list', { list })} {t('demo.askText')}
        </>
      }
      cancelLabel={t('demo.keep')}
      failed={t('demo.failed')}
      onConfirm={() => mutateAsync().then(() => show({ title: t('demo.removed'), tone: 'ok' }))}
    >
      {t('demo.remove')}
    </ConfirmButton>
  )
}
