import { useMutation, useQueryClient } from '@tanstack/react-query'
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

/** Changes are sent one after the other: a publication is of everything that was saved before it. */
const scope = { id: 'site-texts' }

const useInvalidateTexts = () => useInvalidate(textQueries.all(), settingsAdminQueries.of(siteTextsSetting))

export function useSaveText(page: string) {
  const onSettled = useInvalidateTexts()
  return useMutation({
    scope,
    mutationFn: (json: TextSave) => unwrap(api[':page'].drafts.$put({ param: { page }, json })),
    onSettled,
  })
}

export function usePublishTexts() {
  const onSettled = useInvalidateTexts()
  const queryClient = useQueryClient()
  return useMutation({
    scope,
    mutationFn: async () => {
      // What the owner sees; after a save it is being read again.
      const overview = { ...textQueries.overview(), staleTime: Number.POSITIVE_INFINITY }
      const { draftsVersion } = await queryClient.fetchQuery(overview)
      return unwrap(api.publication.$post({ json: { draftsVersion } }))
    },
    onSettled,
  })
}

export function useSaveList(page: string) {
  const onSettled = useInvalidateTexts()
  return useMutation({
    scope,
    mutationFn: (json: ListSave) => unwrap(api[':page'].lists.$put({ param: { page }, json })),
    onSettled,
  })
}

/** Discards the draft of a text, the draft of a list, or all. */
export function useDiscardTexts() {
  const onSettled = useInvalidateTexts()
  return useMutation({
    scope,
    mutationFn: (draft: { path: string; locale?: Locale } | undefined) =>
      unwrap(api.drafts.$delete({ query: draft ?? {} })),
    onSettled,
  })
}
