import { useState } from 'react'
import type { ListedUser } from '#features/identity/ui/admin/users.queries.ts'
import { DEFAULT_LOCALE } from '#kernel/locale.ts'
import { fullName } from '#kernel/user.ts'
import { ClientPicker } from './client-picker.tsx'
import { type GuestDraft, GuestFields } from './guest-fields.tsx'

type ClientDraft = { client?: ListedUser | undefined; guest?: GuestDraft | undefined }

const toGuest = (typed: string) => (typed.includes('@') ? { email: typed } : { name: typed })

/** The client of a new appointment, as fields and as input of the API. */
export function useClientFields() {
  const [{ client, guest }, setDraft] = useState<ClientDraft>({})
  const fields = guest ? (
    <GuestFields value={guest} onChange={(next) => setDraft({ guest: next })} onCancel={() => setDraft({})} />
  ) : (
    <ClientPicker
      chosen={client && { name: fullName(client), email: client.emailAddress }}
      onChoose={(next) => setDraft({ client: next })}
      onGuest={(typed) => setDraft({ guest: { name: '', email: '', locale: DEFAULT_LOCALE, ...toGuest(typed) } })}
    />
  )
  return { fields, input: guest ? { guest } : { clientId: client?.id } }
}
