import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorNote } from '#ui/failed-note.tsx'
import { auditReportTexts } from '../../../messages/report/index.ts'
import { auditQueries, useCheckLinksAgain } from '../audit.queries.ts'

/** The job requests links of a host one after the other, and the comparison follows. */
const REFRESH_MS = 5000
const REFRESHES = 24

/** Has broken links to other sites checked now instead of in the next night. */
export function CheckLinksAgain() {
  const t = useT(auditReportTexts)
  const queryClient = useQueryClient()
  const again = useCheckLinksAgain()
  const { isSuccess, submittedAt } = again
  // biome-ignore lint/correctness/useExhaustiveDependencies(submittedAt): each press refreshes for a while
  useEffect(() => {
    if (!isSuccess) return
    let rest = REFRESHES
    const timer = setInterval(() => {
      if (rest-- > 0) queryClient.invalidateQueries({ queryKey: auditQueries.all() })
      else clearInterval(timer)
    }, REFRESH_MS)
    return () => clearInterval(timer)
  }, [queryClient, isSuccess, submittedAt])
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button size="s" variant="ghost" pending={again.isPending} onClick={() => again.mutate()}>
        {t('links.again')}
      </Button>
      <output className="text-[14px] text-ink-2 empty:hidden">{isSuccess && t('links.again.started')}</output>
      <ErrorNote>{again.isError && t('start.failed')}</ErrorNote>
    </div>
  )
}
