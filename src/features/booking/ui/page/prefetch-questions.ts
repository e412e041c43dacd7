import { createIsomorphicFn } from '@tanstack/react-start'
import { getQueryClient } from '#platform/client/query-client.ts'
import { subjectQuestionsQuery } from './questions.queries.ts'

/** For a link that names a subject: the server renders its questions. The browser loads them after the choice. */
export const prefetchQuestions = createIsomorphicFn()
  .server(async ({ type }: { type?: unknown }) => {
    if (typeof type === 'string') await getQueryClient().prefetchQuery(subjectQuestionsQuery(type))
  })
  .client((_search: { type?: unknown }) => {})
