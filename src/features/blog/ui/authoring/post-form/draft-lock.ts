/** What this tab types in. Until the tab is closed, no other one of this browser types in it too. */
let heldLock: { key: string; lock: Promise<(() => void) | undefined> } | undefined

const lockNameOf = (key: string) => `blog-draft ${key}`

export function newDraftKey(): string {
  return `new-${crypto.getRandomValues(new Uint32Array(2)).join('')}`
}

/** Whether it is ours: not when another tab has it, such as the one that this is a copy of. */
export async function lockDraft(key: string): Promise<boolean> {
  if (heldLock?.key !== key) {
    void heldLock?.lock.then((release) => release?.())
    heldLock = { key, lock: acquireLock(lockNameOf(key)) }
  }
  return (await heldLock.lock) !== undefined
}

/** Those that a tab of this browser has open, this one included. */
export async function listLockedDrafts(keys: string[]): Promise<string[]> {
  const { held = [] } = 'locks' in navigator ? await navigator.locks.query() : {}
  return keys.filter((key) => held.some(({ name }) => name === lockNameOf(key)))
}

function acquireLock(name: string): Promise<(() => void) | undefined> {
  // Browsers have locks on safe addresses only; elsewhere nobody is kept from anything.
  if (!('locks' in navigator)) return Promise.resolve(() => {})
  return new Promise((resolve) => {
    void navigator.locks.request(name, { ifAvailable: true }, (held) => {
      if (!held) return resolve(undefined)
      return new Promise<void>((release) => resolve(release))
    })
  })
}
