import { useHasStoredSession } from '#features/identity/ui/has-stored-session.ts'
import { lazyPart } from '#ui/lazy-part.tsx'

/** Readers never load what writers use. Most who are signed in only read: for them nothing is missing when it fails. */
const Tools = lazyPart(async () => (await import('../authoring/writer-tools.tsx')).loadPostTools())
const Bar = lazyPart(async () => (await import('../authoring/writer-tools.tsx')).loadWriterBar())

export function LazyPostTools({ id, slug }: { id: number; slug: string }) {
  if (!useHasStoredSession()) return null
  return <Tools id={id} slug={slug} failed={() => null} />
}

export function LazyWriterBar() {
  if (!useHasStoredSession()) return null
  return <Bar failed={() => null} />
}
