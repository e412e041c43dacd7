import { createIsomorphicFn } from '@tanstack/react-start'
import { apiClient, unwrap } from '#platform/client/api-client.ts'
import { currentLocale } from '#platform/i18n/current-locale.ts'
import type { ContactRequest } from '../model/contact.schema.ts'
import type { AskedFields } from '../model/contact-form.schema.ts'
import type { ContactFormState } from '../model/form-state.ts'
import type { ContactRoutes } from '../server/contact.routes.ts'

const api = apiClient<ContactRoutes>('/contact', { skipAuth: true })

/** State of a form posted without JavaScript. Only the server loads it; the browser gets it with the page. */
export const loadPostedForm = createIsomorphicFn()
  .server((): Promise<ContactFormState> => unwrap(api.form.$get()))
  .client((): ContactFormState => ({}))

const ALL_OPTIONAL: AskedFields = {
  name: 'optional',
  phone: 'optional',
  trade: 'optional',
  wantedDate: 'optional',
  questions: [],
}

/** A failure does not fail the page: during a rolling update a process of the release before has no such call. */
export function loadAskedFields(): Promise<AskedFields> {
  return unwrap(api.questions.$get({ query: { lng: currentLocale() } })).catch(() => ALL_OPTIONAL)
}

/** The receipt is in the language of this page, not of the browser. */
export function postMessage(json: ContactRequest): Promise<{ reference: string }> {
  const here = { query: { lng: currentLocale() } }
  return unwrap(api.index.$post({ json, ...here }))
}
