import type { AnyRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { allowsGoogleTag } from '../model/google-tag-pages.ts'

type Site = { measurementId: string; askedSince?: string | undefined }

/** Attributes of `<html>`, written by the server; the browser reads them once per document. */
export const consentAttributes = createIsomorphicFn()
  .server((router: AnyRouter, { measurementId, askedSince }: Site): object => ({
    'data-measure': allowsGoogleTag(router.state.location.pathname) ? measurementId || undefined : undefined,
    'data-asked-since': askedSince,
  }))
  .client((): object | undefined => undefined)
