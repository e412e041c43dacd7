import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { ALL_LANGUAGES, detectLocale } from '#kernel/languages/languages.ts'
import type { Locale } from '#kernel/locale.ts'

/** From the request during SSR, whose language the server chose among the visible ones; from the document in the browser. */
export const currentLocale = createIsomorphicFn()
  .server((): Locale => detectLocale(getRequest(), ALL_LANGUAGES))
  .client(() => document.documentElement.lang as Locale)
