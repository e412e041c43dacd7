import { createIsomorphicFn } from '@tanstack/react-start'
import { isMeasured } from '../model/measured.ts'

/** Written into the document by the server alone: the browser reads it once, when the document arrives. */
export const measurementIdFor = createIsomorphicFn()
  .server((pathname: string, id: string): string | undefined => (isMeasured(pathname) && id) || undefined)
  .client((): string | undefined => undefined)
