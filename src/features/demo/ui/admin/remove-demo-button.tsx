import { useQuery } from '@tanstack/react-query'
import { INTL_LOCALE } from '#kernel/locale.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { ConfirmButton } from '#ui/overlay/confirm.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { demoTexts } from '../../messages/index.ts'
import { DEMO_KINDS } from '../../model/demo.schema.ts'
import { demoQueries, useRemoveDemo } from './demo.queries.ts'

/** Removes the demo content, after a question that says how much. */
export function RemoveDemoButton() {
  const t = useT(demoTexts)
  const locale = useLocale()
  const { show } = useToast()
  const { data } = useQuery(demoQueries.status())
  const { mutateAsync } = useRemoveDemo()
  const counted = DEMO_KINDS.flatMap((kind) => {
    const count = data?.counts[kind] ?? 0
    return count > 0 ? [t(`count.${kind}`, { count })] : []
  })
  const list = new Intl.ListFormat(INTL_LOCALE[locale]).format(counted)
  return (
    <ConfirmButton
      size="s"
      variant="danger"
      question={t('ask')}
      description={
        <>
          {counted.length > 0 && t('list', { list })} {t('askText')}
        </>
      }
      cancelLabel={t('keep')}
      failed={t('failed')}
      onConfirm={() => mutateAsync().then(() => show({ title: t('removed'), tone: 'ok' }))}
    >
      {t('remove')}
    </ConfirmButton>
  )
}
