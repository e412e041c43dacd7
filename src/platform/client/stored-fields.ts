import type { EssentialName } from '#kernel/storage-registry.ts'

export type Fields = { [name: string]: unknown }

/** Fields of a stored object, to be checked one by one; none if it is absent, malformed or storage is blocked. */
export function readLocal(name: EssentialName<'localStorage'>): Fields {
  return readItem(() => localStorage, name)
}

export function readSession(name: EssentialName<'sessionStorage'>): Fields {
  return readItem(() => sessionStorage, name)
}

function readItem(storage: () => Storage, name: string): Fields {
  try {
    return fieldsOf(JSON.parse(storage()[name]))
  } catch {
    return {}
  }
}

/** Fields of a value of any form. */
export function fieldsOf(value: unknown): Fields {
  return { ...(value as object) }
}

export function isText(value: unknown): value is string {
  return typeof value === 'string'
}
