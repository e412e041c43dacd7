import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { detectLocale, type Locale } from '#kernel/locale.ts'

/** From the request during SSR, from the document in the browser. */
export const currentLocale = createIsomorphicFn()
  .server((): Locale => detectLocale(getRequest()))
  .client(() => document.documentElement.lang as Locale)
