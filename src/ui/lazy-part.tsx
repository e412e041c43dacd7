import { CatchBoundary } from '@tanstack/react-router'
import { type ComponentType, lazy, type ReactNode, Suspense, useReducer } from 'react'

type LazyPartProps = {
  /** Stands there until the part has come. */
  fallback?: ReactNode
  /** Stands there when it does not come. */
  failed: (retry: () => void) => ReactNode
}

/** A part of a page that is fetched when it is needed. When that fails only its own place says so: the page stays. */
export function lazyPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let hasFailed = false
  let Part: ComponentType<Props> = createLazy()

  function createLazy() {
    hasFailed = false
    return lazy(() =>
      load().catch((failure) => {
        hasFailed = true
        throw failure
      }),
    )
  }

  // biome-ignore lint/correctness/noComponentHookFactories: made once per part, outside components, as by `lazy` itself
  return function LazyPart({ fallback = null, failed, ...props }: Props & LazyPartProps) {
    const [attempt, rerender] = useReducer((count: number) => count + 1, 0)
    function retry() {
      // What failed to come is forgotten; what came and stands elsewhere on the page is left alone.
      if (hasFailed) Part = createLazy()
      rerender()
    }
    return (
      <CatchBoundary getResetKey={() => attempt} errorComponent={() => failed(retry)}>
        <Suspense fallback={fallback}>
          <Part {...(props as unknown as Props)} />
        </Suspense>
      </CatchBoundary>
    )
  }
}
