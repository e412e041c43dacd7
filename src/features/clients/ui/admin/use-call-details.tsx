import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDebounced } from '#platform/client/use-debounced.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { clientTexts } from '../../messages/index.ts'
import { callInfoRequest } from '../../model/client.schema.ts'
import { GivenConsentText } from './client-calls.tsx'
import { clientQueries } from './clients.queries.ts'

export const CALL_DETAILS_TEXTS = [clientTexts] as const
type Draft = { userId: string | undefined; phone?: string; mayCall?: boolean }

/** Number and consent of the client of a new appointment, as fields and as input. Shows what is known already. */
export function useCallDetails(userId: string | undefined, email = '') {
  const t = useT(clientTexts)
  const known = useKnownDetails(email)
  const [draft, setDraft] = useState<Draft>({ userId })
  // Input about another client is dropped.
  const current: Draft = draft.userId === userId ? draft : { userId }
  const { phone, mayCall = false } = current
  return {
    // An empty number leaves the stored one: what is only shown is not sent.
    input: { phone: phone ?? '', mayCall },
    fields: (
      <>
        <Field name="phone" label={t('phone')} hint={t('phone.optional')}>
          <Input
            type="tel"
            size="s"
            autoComplete="off"
            value={phone ?? known?.phone ?? ''}
            onValueChange={(next) => setDraft({ ...current, phone: next })}
          />
        </Field>
        {known?.callConsent ? (
          <div>
            <GivenConsentText consent={known.callConsent} />
          </div>
        ) : (
          <Checkbox
            name="mayCall"
            label={t('phone.mayCall')}
            checked={mayCall}
            onCheckedChange={(next) => setDraft({ ...current, mayCall: next })}
          />
        )}
      </>
    ),
  }
}

function useKnownDetails(email: string) {
  const address = useDebounced(email)
  const { success } = callInfoRequest.safeParse({ email: address })
  const { data } = useQuery({ ...clientQueries.callInfo(address), enabled: success })
  // Not of the address before the last change.
  return address === email ? data : undefined
}
