/** What this tab types in. Until the tab is closed, no other one of this browser types in it too. */
let mine: { key: string; lock: Promise<(() => void) | undefined> } | undefined

const lockOf = (key: string) => `blog-draft ${key}`

export function newDraftKey(): string {
  return `new-${crypto.getRandomValues(new Uint32Array(2)).join('')}`
}

/** Whether it is ours: not when another tab has it, such as the one that this is a copy of. */
export async function claimDraft(key: string): Promise<boolean> {
  if (mine?.key !== key) {
    void mine?.lock.then((release) => release?.())
    mine = { key, lock: lock(lockOf(key)) }
  }
  return (await mine.lock) !== undefined
}

/** Those that a tab of this browser has open, this one included. */
export async function openDrafts(keys: string[]): Promise<string[]> {
  const { held = [] } = 'locks' in navigator ? await navigator.locks.query() : {}
  return keys.filter((key) => held.some(({ name }) => name === lockOf(key)))
}

function lock(name: string): Promise<(() => void) | undefined> {
  // Browsers have locks on safe addresses only; elsewhere nobody is kept from anything.
  if (!('locks' in navigator)) return Promise.resolve(() => {})
  return new Promise((resolve) => {
    void navigator.locks.request(name, { ifAvailable: true }, (held) => {
      if (!held) return resolve(undefined)
      return new Promise<void>((release) => resolve(release))
    })
  })
}
