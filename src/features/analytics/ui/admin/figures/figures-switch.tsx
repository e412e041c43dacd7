import { queryOptions, useQuery } from '@tanstack/react-query'
import { useIsLookAround } from '#features/identity/ui/use-is-look-around.ts'
import { apiClient, unwrap } from '#platform/client/api-client.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { figureTexts } from '../../../messages/figures/index.ts'
import type { FiguresQuery } from '../../../model/figure-source.ts'
import type { FigureRoutes } from '../../../server/figures/figures.routes.ts'

const api = apiClient<FigureRoutes>('/analytics/figures')
const status = queryOptions({
  queryKey: ['analytics', 'figures'],
  queryFn: () => unwrap(api.index.$get()),
  staleTime: 60_000,
})

type FiguresSwitchProps = {
  figures: FiguresQuery['figures']
  onChange: (figures: FiguresQuery['figures']) => void
}

/** Hides the example figures. Nothing on a site without them, and in a look-around session, which reads no others. */
export function FiguresSwitch({ figures, onChange }: FiguresSwitchProps) {
  const t = useT(figureTexts)
  const { data } = useQuery(status)
  const isLookAround = useIsLookAround()
  if (isLookAround || !data?.hasExamples) return null
  return (
    <Segmented
      label={t('show')}
      value={figures ?? 'example'}
      onValueChange={(next) => onChange(next === 'own' ? 'own' : undefined)}
      options={(['example', 'own'] as const).map((value) => ({ value, label: t(`show.${value}`) }))}
    />
  )
}
