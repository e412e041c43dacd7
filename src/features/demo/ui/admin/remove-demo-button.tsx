import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { formatList } from '#features/settings/model/list-format.ts'
import { ApiError, apiClient, unwrap } from '#platform/client/api-client.ts'
import { cachedQuery } from '#platform/client/refetch.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { ConfirmButton } from '#ui/overlay/confirm.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { demoTexts } from '../../messages/index.ts'
import { DEMO_KINDS } from '../../model/demo.schema.ts'
import type { DemoRoutes } from '../../server/demo.routes.ts'

const api = apiClient<DemoRoutes>('/demo')
const statusQuery = cachedQuery(['demo'], () => unwrap(api.index.$get()))

/** Removes the demo content, after a question that says how much. */
export function RemoveDemoButton() {
  const t = useT(demoTexts)
  const locale = useLocale()
  const { show } = useToast()
  const { data } = useQuery(statusQuery)
  const { mutateAsync } = useRemoveDemo()
  const counted = DEMO_KINDS.flatMap((kind) => {
    const count = data?.counts[kind] ?? 0
    return count > 0 ? [t(`count.${kind}`, { count })] : []
  })
  const list = formatList(locale, counted)
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

function useRemoveDemo() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: remove,
    // Appointments, users, reviews and posts change: any cached query may be affected.
    onSuccess: () => queryClient.invalidateQueries(),
  })
}

/** Refused with 409 when another administrator removed it already: that is what was asked for. */
async function remove() {
  try {
    await unwrap(api.index.$delete())
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 409)) throw error
  }
}
