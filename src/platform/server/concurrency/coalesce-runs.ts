const runsByKey = new WeakMap<object, { current: Promise<void>; next?: Promise<void> }>()

/** Concurrent calls with the same key share one run that starts after all of them: the next one, if one is active. */
export function coalesceRuns(key: object, run: () => Promise<void>): Promise<void> {
  const active = runsByKey.get(key)
  if (active) {
    active.next ??= active.current.catch(() => {}).then(() => coalesceRuns(key, run))
    return active.next
  }
  const current = run().finally(() => runsByKey.delete(key))
  runsByKey.set(key, { current })
  return current
}
