import { useHasStoredSession } from '#features/identity/ui/has-stored-session.ts'
import { lazyPart } from '#ui/lazy-part.tsx'

/**
 * Loaded only for writers, to keep it out of the bundle of readers. A failure to load shows nothing, because most users
 * are not writers.
 */
const Tools = lazyPart(async () => (await import('./writer-tools.tsx')).loadPostTools())
const Bar = lazyPart(async () => (await import('./writer-tools.tsx')).loadWriterBar())

export function LazyPostTools({ id, slug }: { id: number; slug: string }) {
  if (!useHasStoredSession()) return null
  return <Tools id={id} slug={slug} failed={() => null} />
}

export function LazyWriterBar() {
  if (!useHasStoredSession()) return null
  return <Bar failed={() => null} />
}
