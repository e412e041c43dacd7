import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { FiguresQuery } from '#features/analytics/model/figure-source.ts'
import { journalQueries } from '#features/journal/ui/admin/journal.queries.ts'
import type { Locale } from '#kernel/locale.ts'
import { apiClient, unwrap } from '#platform/client/api-client.ts'
import { cachedQuery, freshQuery, reportQuery, useInvalidate } from '#platform/client/refetch.ts'
import type { Area } from '../../model/check.ts'
import type { DriftConfirmation } from '../../model/drift/drift-report.schema.ts'
import type { FindingsQuery, PagesQuery, RunStatus } from '../../model/report.schema.ts'
import type { AuditRoutes } from '../../server/audit.routes.ts'

const api = apiClient<AuditRoutes>('/audit')
const key = (...parts: unknown[]) => ['audit', ...parts] as const
const POLL_MS = 1000

const asText = (query: Record<string, string | number | undefined>) =>
  Object.fromEntries(Object.entries(query).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])))

export const auditQueries = {
  all: () => key(),
  summary: (area: Area) => cachedQuery(key('summary', area), () => unwrap(api.summary.$get({ query: { area } }))),
  history: (area: Area) => cachedQuery(key('history', area), () => unwrap(api.history.$get({ query: { area } }))),
  checks: (area: Area) => cachedQuery(key('checks', area), () => unwrap(api.checks.$get({ query: { area } }))),
  findings: (query: FindingsQuery) =>
    reportQuery(key('findings', query), () =>
      unwrap(api.findings.$get({ query: { ...asText(query), area: query.area } })),
    ),
  pages: (query: PagesQuery) =>
    reportQuery(key('pages', query), () => unwrap(api.pages.$get({ query: { ...asText(query), area: query.area } }))),
  page: (address: string) =>
    cachedQuery(key('page', address), () => unwrap(api.pages.detail.$get({ query: { address } }))),
  assistants: () => cachedQuery(key('answers'), () => unwrap(api.answers.$get())),
  lab: (lng: Locale, page: number, figures: FiguresQuery['figures']) =>
    reportQuery(
      key('lab', lng, page, figures),
      () => unwrap(api.lab.$get({ query: { lng, page: String(page), figures } })),
      300_000,
    ),
  labRuns: () =>
    queryOptions({
      queryKey: key('lab-runs'),
      queryFn: () => unwrap(api.lab.runs.$get()),
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.running ? POLL_MS : false),
    }),
  /** Read at every look: what was done meanwhile is gone. */
  tips: () => queryOptions({ queryKey: key('tips'), queryFn: () => unwrap(api.tips.$get()), staleTime: 0 }),
  /** Never cached: texts change on other screens. */
  drift: (lng: Locale) => freshQuery(key('drift', lng), () => unwrap(api.drift.$get({ query: { lng } }))),
  status: () =>
    queryOptions({
      queryKey: key('status'),
      queryFn: () => unwrap(api.runs.current.$get()),
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.running ? POLL_MS : false),
    }),
}

/** The active run and the last one. */
export function useRunStatus(initial: RunStatus) {
  const { data: status = initial } = useQuery(auditQueries.status())
  return { ...status, hasEnded: useHasEnded(status.running?.id) }
}

/** Whether the run that was active has ended. Then all audit queries are invalidated. */
export function useHasEnded(running: number | undefined): boolean {
  const queryClient = useQueryClient()
  const [followed, follow] = useState(running)
  const hasEnded = followed !== undefined && running === undefined
  useEffect(() => {
    if (running !== undefined) follow(running)
  }, [running])
  useEffect(() => {
    if (hasEnded) queryClient.invalidateQueries({ queryKey: auditQueries.all() })
  }, [queryClient, hasEnded])
  return hasEnded
}

export function useStartAudit() {
  return useMutation({
    mutationFn: () => unwrap(api.runs.$post()),
    onSettled: useInvalidate(auditQueries.status().queryKey),
  })
}

export function useStartLabRun() {
  return useMutation({
    mutationFn: () => unwrap(api.lab.runs.$post()),
    onSettled: useInvalidate(auditQueries.labRuns().queryKey),
  })
}

export function useCheckLinksAgain() {
  return useMutation({ mutationFn: () => unwrap(api.links.checks.$post()) })
}

export function useConfirmDrift() {
  return useMutation({
    mutationFn: (json: DriftConfirmation) => unwrap(api.drift.confirmations.$put({ json })),
    onSettled: useInvalidate(key('drift')),
  })
}

export function useDismissTip() {
  return useTipChange((json: { key: string; reason: string }) => unwrap(api.tips.dismissals.$post({ json })))
}

export function useRestoreTip() {
  return useTipChange((tip: string) => unwrap(api.tips.dismissals[':key'].$delete({ param: { key: tip } })))
}

function useTipChange<Input>(mutationFn: (input: Input) => Promise<unknown>) {
  return useMutation({ mutationFn, onSuccess: useInvalidate(auditQueries.tips().queryKey, journalQueries.all()) })
}
