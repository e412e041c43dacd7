import type { AnyRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { allowsGoogleTag } from '../model/google-tag-pages.ts'
import type { Measurement } from '../model/measurement.schema.ts'

/** Rendered into the document by the server; the browser reads it once per document. */
export const measurementIdFor = createIsomorphicFn()
  .server((router: AnyRouter, { measurementId }: Measurement): string | undefined =>
    allowsGoogleTag(router.state.location.pathname) ? measurementId || undefined : undefined,
  )
  .client((): string | undefined => undefined)
