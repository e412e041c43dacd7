import type { ClientCard } from '../model/client.schema.ts'

/** A person without an account may be known by the address only. */
export function nameOfClient({ name, email }: Pick<ClientCard, 'name' | 'email'>): string {
  return name || email
}
