import { CatchBoundary } from '@tanstack/react-router'
import { type ComponentType, lazy, type ReactNode, Suspense, useReducer } from 'react'

type LazyPartProps = {
  fallback?: ReactNode
  failed: (retry: () => void) => ReactNode
}

/** A lazily loaded component. When loading fails, only its own place shows the error. */
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
      // A failed load is forgotten, so that the next render retries; loaded instances elsewhere are not affected.
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
