import { useMutation } from '@tanstack/react-query'
import { settingsAdminQueries } from '#features/settings/ui/admin/settings-admin.queries.ts'
import type { Locale } from '#kernel/locale.ts'
import { apiClient, unwrap } from '#platform/client/api-client.ts'
import { freshQuery, useInvalidate } from '#platform/client/refetch.ts'
import { siteTextsSetting } from '../../../model/texts/site-texts.schema.ts'
import type { ListSave, TextSave } from '../../../model/texts/text-editing.schema.ts'
import type { SiteTextsRoutes } from '../../../server/texts/site-texts.routes.ts'

const api = apiClient<SiteTextsRoutes>('/site/texts')

export const textQueries = {
  all: () => ['site', 'texts'] as const,
  overview: () => freshQuery([...textQueries.all(), 'overview'], () => unwrap(api.index.$get())),
  page: (page: string) =>
    freshQuery([...textQueries.all(), 'page', page], () => unwrap(api[':page'].$get({ param: { page } }))),
}

const useInvalidateTexts = () => useInvalidate(textQueries.all(), settingsAdminQueries.of(siteTextsSetting))

export function useSaveText(page: string) {
  const onSettled = useInvalidateTexts()
  return useMutation({
    mutationFn: (json: TextSave) => unwrap(api[':page'].drafts.$put({ param: { page }, json })),
    onSettled,
  })
}

export function usePublishTexts() {
  const onSettled = useInvalidateTexts()
  return useMutation({
    mutationFn: (draftsVersion: string) => unwrap(api.publication.$post({ json: { draftsVersion } })),
    onSettled,
  })
}

/** Changes of one list are sent one after the other. */
export function useSaveList(page: string, path: string) {
  const onSettled = useInvalidateTexts()
  return useMutation({
    scope: { id: path },
    mutationFn: (json: ListSave) => unwrap(api[':page'].lists.$put({ param: { page }, json })),
    onSettled,
  })
}

/** Discards the draft of a text, the draft of a list, or all. */
export function useDiscardTexts() {
  const onSettled = useInvalidateTexts()
  return useMutation({
    mutationFn: (draft: { path: string; locale?: Locale } | undefined) =>
      unwrap(api.drafts.$delete({ query: draft ?? {} })),
    onSettled,
  })
}
