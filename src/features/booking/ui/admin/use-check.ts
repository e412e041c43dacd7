import { useState } from 'react'

const IDLE = { isPending: false, error: null as unknown }

/**
 * A request before a save that saves nothing itself, such as a preview. Not a mutation: a successful one marks the input
 * of the submitted form as saved, see `form-recovery.ts`.
 */
export function useCheck<Input, Result>(check: (input: Input) => Promise<Result>) {
  const [state, setState] = useState(IDLE)
  return {
    ...state,
    reset: () => setState(IDLE),
    run: (input: Input, onResult: (result: Result) => void) => {
      setState({ isPending: true, error: null })
      check(input).then(
        (result) => {
          setState(IDLE)
          onResult(result)
        },
        (error: unknown) => setState({ isPending: false, error }),
      )
    },
  }
}
