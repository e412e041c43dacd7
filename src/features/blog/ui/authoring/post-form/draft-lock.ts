/** Web Lock on the draft of this tab, held until the tab is closed: each draft is open in one tab only. */
let heldLock: { key: string; lock: Promise<(() => void) | undefined> } | undefined

const lockNameOf = (key: string) => `blog-draft ${key}`

export function newDraftKey(): string {
  return `new-${crypto.getRandomValues(new Uint32Array(2)).join('')}`
}

/** False if another tab holds the lock, such as the one this tab was duplicated from. */
export async function lockDraft(key: string): Promise<boolean> {
  if (heldLock?.key !== key) {
    void heldLock?.lock.then((release) => release?.())
    heldLock = { key, lock: acquireLock(lockNameOf(key)) }
  }
  return (await heldLock.lock) !== undefined
}

/** Drafts open in a tab of this browser, including this one. */
export async function listLockedDrafts(keys: string[]): Promise<string[]> {
  const { held = [] } = 'locks' in navigator ? await navigator.locks.query() : {}
  return keys.filter((key) => held.some(({ name }) => name === lockNameOf(key)))
}

function acquireLock(name: string): Promise<(() => void) | undefined> {
  // Web Locks need a secure context; without them drafts are not locked.
  if (!('locks' in navigator)) return Promise.resolve(() => {})
  return new Promise((resolve) => {
    void navigator.locks.request(name, { ifAvailable: true }, (held) => {
      if (!held) return resolve(undefined)
      return new Promise<void>((release) => resolve(release))
    })
  })
}
