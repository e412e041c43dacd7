import { useMutation } from '@tanstack/react-query'
import { settingsAdminQueries } from '#features/settings/ui/admin/settings-admin.queries.ts'
import { apiClient, unwrap } from '#platform/client/api-client.ts'
import { freshQuery, useInvalidate } from '#platform/client/refetch.ts'
import { siteTextsSetting, type TextPage } from '../../../model/texts/site-texts.schema.ts'
import type { TextChange, TextSave } from '../../../model/texts/text-editing.schema.ts'
import type { SiteTextsRoutes } from '../../../server/texts/site-texts.routes.ts'

const api = apiClient<SiteTextsRoutes>('/site/texts')

export const textQueries = {
  all: () => ['site', 'texts'] as const,
  overview: () => freshQuery([...textQueries.all(), 'overview'], () => unwrap(api.index.$get())),
  page: (page: TextPage) =>
    freshQuery([...textQueries.all(), 'page', page], () => unwrap(api[':page'].$get({ param: { page } }))),
}

const useInvalidateTexts = () => useInvalidate(textQueries.all(), settingsAdminQueries.of(siteTextsSetting))

export function useSaveText(page: TextPage) {
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

/** Discards one draft, or all. */
export function useDiscardTexts() {
  const onSettled = useInvalidateTexts()
  return useMutation({
    mutationFn: (draft: Pick<TextChange, 'path' | 'locale'> | undefined) =>
      unwrap(api.drafts.$delete({ query: draft ?? {} })),
    onSettled,
  })
}
