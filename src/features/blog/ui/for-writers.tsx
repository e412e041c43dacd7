import { useSeemsSignedIn } from '#features/identity/ui/seems-signed-in.ts'
import { lazyPart } from '#ui/lazy-part.tsx'

/** Readers never load what writers use. Most who are signed in only read: for them nothing is missing when it fails. */
const Tools = lazyPart(async () => (await import('./writing/writers-tools.tsx')).openPostTools())
const Bar = lazyPart(async () => (await import('./writing/writers-tools.tsx')).openWritersBar())

export function PostToolsForWriters({ id, slug }: { id: number; slug: string }) {
  if (!useSeemsSignedIn()) return null
  return <Tools id={id} slug={slug} failed={() => null} />
}

export function BarForWriters() {
  if (!useSeemsSignedIn()) return null
  return <Bar failed={() => null} />
}
