import { useMutation } from '@tanstack/react-query'
import type { Locale } from '#kernel/locale.ts'
import { apiClient, unwrap } from '#platform/client/api-client.ts'
import { adminListQuery } from '#platform/client/paged-query.ts'
import { cachedQuery, freshQuery, useInvalidate } from '#platform/client/refetch.ts'
import type { AuthoringQuery, NewDraft } from '../../model/authoring.schema.ts'
import type { CategoryInput } from '../../model/category.schema.ts'
import type { DraftContent, PostInput, PostSave } from '../../model/post-input.schema.ts'
import type { AuthoringRoutes } from '../../server/authoring/authoring.routes.ts'
import type { CategoryRoutes } from '../../server/categories/category.routes.ts'
import { listLockedDrafts } from './post-form/draft-lock.ts'
import { listLocalNewDrafts } from './post-form/local-drafts.ts'

const api = apiClient<AuthoringRoutes>('/blog/authoring')
const categories = apiClient<CategoryRoutes>('/blog/authoring/categories')

const key = (...parts: unknown[]) => ['blog-authoring', ...parts] as const

export const authoringQueries = {
  post: (id: string) => freshQuery(key('post', id), () => unwrap(api.posts[':id'].$get({ param: { id } }))),
  posts: (state: AuthoringQuery['state'], q: string) =>
    adminListQuery(key('posts', state, q), (after) =>
      unwrap(api.posts.$get({ query: { state, ...(q && { q }), after } })),
    ),
  draft: (draftKey: string) => ({
    ...freshQuery(key('draft', draftKey), () => unwrap(api.drafts[':key'].$get({ param: { key: draftKey } }))),
    gcTime: 0,
  }),
  /** Unsaved new posts, without those open in a tab of this browser. */
  unopenedDrafts: (userId: string, mine: string) => ({
    ...freshQuery(key('drafts', mine), () => listUnopenedDrafts(userId, mine)),
    gcTime: 0,
  }),
  categories: () => freshQuery(key('categories'), () => unwrap(categories.index.$get())),
  revisions: (id: string) =>
    freshQuery(key('revisions', id), () => unwrap(api.posts[':id'].revisions.$get({ param: { id } }))),
  diff: (id: string, from: number, to: number) =>
    cachedQuery(key('diff', id, from, to), () =>
      unwrap(api.posts[':id'].diff.$get({ param: { id }, query: { from: String(from), to: String(to) } })),
    ),
}

/** Drafts on the server, and those of this browser that were not saved there yet. */
async function listUnopenedDrafts(userId: string, mine: string): Promise<NewDraft[]> {
  const onServer = await unwrap(api.drafts.$get())
  const inBrowser = listLocalNewDrafts(userId).filter(({ key }) => onServer.every((draft) => draft.key !== key))
  const all = [...onServer, ...inBrowser].filter(({ key }) => key !== mine)
  const open = await listLockedDrafts(all.map(({ key }) => key))
  return all.filter(({ key }) => !open.includes(key)).toSorted((a, b) => b.savedAt.localeCompare(a.savedAt))
}

export function putDraft(key: string, json: { content: DraftContent; startedFrom: number | null }) {
  return unwrap(api.drafts[':key'].$put({ param: { key }, json }))
}

export function deleteServerDraft(key: string) {
  return api.drafts[':key'].$delete({ param: { key } })
}

export function fetchPreview(locale: Locale, json: PostInput) {
  return unwrap(api.preview.$post({ query: { lng: locale }, json }))
}

export function savedPreviewQuery(id: string, locale: Locale) {
  return freshQuery(key('preview', id, locale), () =>
    unwrap(api.posts[':id'].preview.$get({ param: { id }, query: { lng: locale } })),
  )
}

export function useSavePost() {
  return useAuthoringMutation((save: { id: string; json: PostSave } | { id: null; draft: string; json: PostInput }) =>
    save.id === null
      ? unwrap(api.posts.$post({ query: { draft: save.draft }, json: save.json }))
      : unwrap(api.posts[':id'].$put({ param: { id: save.id }, json: save.json })),
  )
}

export function useDeletePost() {
  return useAuthoringMutation((id: string) => unwrap(api.posts[':id'].$delete({ param: { id } })))
}

export function useRestorePost() {
  return useAuthoringMutation((id: string) => unwrap(api.posts[':id'].restore.$post({ param: { id } })))
}

export function useRestoreRevision(id: string) {
  return useAuthoringMutation(({ number, startedFrom }: { number: number; startedFrom: number }) =>
    unwrap(
      api.posts[':id'].revisions[':number'].restore.$post({
        param: { id, number: String(number) },
        json: { startedFrom },
      }),
    ),
  )
}

export function useSaveCategory() {
  return useAuthoringMutation(({ id, json }: { id: number | null; json: CategoryInput }) =>
    id === null
      ? unwrap(categories.index.$post({ json }))
      : unwrap(categories[':id'].$put({ param: { id: String(id) }, json })),
  )
}

export function useOrderCategories() {
  return useAuthoringMutation((ids: number[]) => unwrap(categories.order.$put({ json: { ids } })))
}

export function useDeleteCategory() {
  return useAuthoringMutation(({ id, moveTo }: { id: number; moveTo?: number | undefined }) =>
    unwrap(categories[':id'].$delete({ param: { id: String(id) }, query: moveTo ? { moveTo: String(moveTo) } : {} })),
  )
}

function useAuthoringMutation<In, Out>(mutationFn: (given: In) => Promise<Out>) {
  return useMutation({ mutationFn, onSettled: useInvalidate(key()) })
}
