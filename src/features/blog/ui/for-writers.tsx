import { lazy, Suspense } from 'react'
import { useSeemsSignedIn } from '#features/identity/ui/seems-signed-in.ts'

/** Readers never load what writers use. */
const Tools = lazy(async () => (await import('./writing/writers-tools.tsx')).openPostTools())
const Bar = lazy(async () => (await import('./writing/writers-tools.tsx')).openWritersBar())

export function PostToolsForWriters({ id, slug }: { id: number; slug: string }) {
  if (!useSeemsSignedIn()) return null
  return (
    <Suspense fallback={null}>
      <Tools id={id} slug={slug} />
    </Suspense>
  )
}

export function BarForWriters() {
  if (!useSeemsSignedIn()) return null
  return (
    <Suspense fallback={null}>
      <Bar />
    </Suspense>
  )
}
