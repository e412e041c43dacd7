import { useEffect, useState } from 'react'

const DEBOUNCE_MS = 250

/** Debounced, so that not every keystroke sends a request. */
export function useDebounced<Value extends string | undefined>(value: Value): Value {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}
