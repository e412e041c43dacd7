/** Ids of demo users, who own all demo content: the one condition that tells it from other content. */
export const DEMO_ID_PATTERN = 'demo-%'

export function demoUserId(key: string): string {
  return `demo-${key}`
}

/** In a reserved domain, to which no mail can be delivered. */
export function demoUserEmail(key: string): string {
  return `${key}@demo.studiocyaan.example`
}
