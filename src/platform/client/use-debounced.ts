import { useEffect, useState } from 'react'

/** Debounced, so that not every keystroke sends a request. */
export function useDebounced<Value extends string | undefined>(value: Value, delayMs = 250): Value {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return debounced
}
