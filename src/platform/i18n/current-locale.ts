import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { detectLocale, type Locale } from '#kernel/locale.ts'

/** On the server the request says it; in the browser the page already knows. */
export const currentLocale = createIsomorphicFn()
  .server((): Locale => detectLocale(getRequest()))
  .client(() => document.documentElement.lang as Locale)
