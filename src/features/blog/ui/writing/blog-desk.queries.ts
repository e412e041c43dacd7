import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Picture } from '#features/media/model/picture.ts'
import type { Locale } from '#kernel/locale.ts'
import { ApiError, answer, apiClient } from '#platform/client/api-client.ts'
import { apiFetch } from '#platform/client/api-fetch.ts'
import type { CategoryInput } from '../../model/category.ts'
import type { DeskQuery, NewDraft, SavedDraft } from '../../model/desk.ts'
import type { DraftContent, PostInput, PostSave } from '../../model/post-input.ts'
import type { CategoryRoutes } from '../../server/category.routes.ts'
import type { DeskRoutes } from '../../server/desk.routes.ts'
import { openDrafts } from './claim-draft.ts'
import { keptNewDrafts } from './kept-drafts.ts'

const api = apiClient<DeskRoutes>('/blog/desk')
const categories = apiClient<CategoryRoutes>('/blog/desk/categories')

export const deskQueries = {
  all: () => ['blog-desk'] as const,
  post: (id: string) =>
    queryOptions({
      queryKey: [...deskQueries.all(), 'post', id],
      queryFn: () => answer(api.posts[':id'].$get({ param: { id } })),
      staleTime: 0,
    }),
  posts: (state: DeskQuery['state']) =>
    infiniteQueryOptions({
      queryKey: [...deskQueries.all(), 'posts', state],
      queryFn: ({ pageParam }) =>
        answer(api.posts.$get({ query: { ...(state && { state }), ...(pageParam && { after: pageParam }) } })),
      initialPageParam: '',
      getNextPageParam: ({ next }) => next,
      staleTime: 0,
    }),
  draft: (key: string) =>
    queryOptions({
      queryKey: [...deskQueries.all(), 'draft', key],
      queryFn: () => findDraft(key),
      staleTime: 0,
      gcTime: 0,
    }),
  /** New posts that were begun and not saved, those that a tab has open excepted. */
  waitingDrafts: (userId: string, mine: string) =>
    queryOptions({
      queryKey: [...deskQueries.all(), 'drafts', mine],
      queryFn: () => findWaiting(userId, mine),
      staleTime: 0,
      gcTime: 0,
    }),
  categories: () =>
    queryOptions({
      queryKey: [...deskQueries.all(), 'categories'],
      queryFn: () => answer(categories.index.$get()),
      staleTime: 0,
    }),
  revisions: (id: string) =>
    queryOptions({
      queryKey: [...deskQueries.all(), 'revisions', id],
      queryFn: () => answer(api.posts[':id'].revisions.$get({ param: { id } })),
      staleTime: 0,
    }),
  diff: (id: string, from: number, to: number) =>
    queryOptions({
      queryKey: [...deskQueries.all(), 'diff', id, from, to],
      queryFn: () =>
        answer(api.posts[':id'].diff.$get({ param: { id }, query: { from: String(from), to: String(to) } })),
    }),
}

/** What somebody was typing and has not saved; null when there is nothing. */
async function findDraft(key: string): Promise<SavedDraft | null> {
  try {
    return await answer(api.drafts[':key'].$get({ param: { key } }))
  } catch (failure) {
    if (failure instanceof ApiError && failure.status === 404) return null
    throw failure
  }
}

/** On the server, and here what could not yet be told to it. */
async function findWaiting(userId: string, mine: string): Promise<NewDraft[]> {
  const there = await answer(api.drafts.$get())
  const here = keptNewDrafts(userId).filter(({ key }) => there.every((draft) => draft.key !== key))
  const all = [...there, ...here].filter(({ key }) => key !== mine)
  const open = await openDrafts(all.map(({ key }) => key))
  return all.filter(({ key }) => !open.includes(key)).toSorted((a, b) => b.savedAt.localeCompare(a.savedAt))
}

export function saveDraft(key: string, json: { content: DraftContent; startedFrom: number | null }) {
  return answer(api.drafts[':key'].$put({ param: { key }, json }))
}

export function dropDraft(key: string) {
  return api.drafts[':key'].$delete({ param: { key } })
}

export function previewPost(locale: Locale, json: PostInput) {
  return answer(api.preview.$post({ query: { lng: locale }, json }))
}

/** The file itself is the body; what it is, the server finds out by looking into it. */
export async function uploadPicture(file: File): Promise<Picture> {
  const lng = document.documentElement.lang
  const sent = await apiFetch(`/api/media?lng=${lng}`, {
    method: 'POST',
    body: file,
    headers: { 'content-type': file.type },
  })
  const body = await sent.json()
  if (!sent.ok) throw new Error(body?.error?.message ?? '')
  return body
}

export function useSavePost() {
  return useDeskWrite((save: { id: string; json: PostSave } | { id: null; draft: string; json: PostInput }) =>
    save.id === null
      ? answer(api.posts.$post({ query: { draft: save.draft }, json: save.json }))
      : answer(api.posts[':id'].$put({ param: { id: save.id }, json: save.json })),
  )
}

export function useDeletePost() {
  return useDeskWrite((id: string) => answer(api.posts[':id'].$delete({ param: { id } })))
}

export function useRestorePost() {
  return useDeskWrite((id: string) => answer(api.posts[':id'].restore.$post({ param: { id } })))
}

export function useRestoreRevision(id: string) {
  return useDeskWrite(({ number, startedFrom }: { number: number; startedFrom: number }) =>
    answer(
      api.posts[':id'].revisions[':number'].restore.$post({
        param: { id, number: String(number) },
        json: { startedFrom },
      }),
    ),
  )
}

export function useSaveCategory() {
  return useDeskWrite(({ id, json }: { id: number | null; json: CategoryInput }) =>
    id === null
      ? answer(categories.index.$post({ json }))
      : answer(categories[':id'].$put({ param: { id: String(id) }, json })),
  )
}

export function useOrderCategories() {
  return useDeskWrite((ids: number[]) => answer(categories.order.$put({ json: { ids } })))
}

export function useDeleteCategory() {
  return useDeskWrite(({ id, moveTo }: { id: number; moveTo?: number | undefined }) =>
    answer(categories[':id'].$delete({ param: { id: String(id) }, query: moveTo ? { moveTo: String(moveTo) } : {} })),
  )
}

function useDeskWrite<In, Out>(mutationFn: (given: In) => Promise<Out>) {
  const queryClient = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => queryClient.invalidateQueries({ queryKey: deskQueries.all() }) })
}
