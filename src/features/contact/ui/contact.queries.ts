import { createIsomorphicFn } from '@tanstack/react-start'
import { answer, apiClient } from '#platform/client/api-client.ts'
import { currentLocale } from '#platform/i18n/current-locale.ts'
import type { ContactRequest } from '../model/contact.schema.ts'
import type { FormState } from '../model/form-state.ts'
import type { ContactRoutes } from '../server/contact.routes.ts'

const api = apiClient<ContactRoutes>('/contact', { skipAuth: true })

/** What was sent without our script. In the browser there is nothing to ask: the page that came brought it along. */
export const postedForm = createIsomorphicFn()
  .server((): Promise<FormState> => answer(api.form.$get()))
  .client((): FormState => ({}))

/** The receipt comes in the language of this page, whatever the browser says of its user. */
export function postMessage(json: ContactRequest): Promise<{ reference: string }> {
  const here = { query: { lng: currentLocale() } }
  return answer(api.index.$post({ json, ...here }))
}
