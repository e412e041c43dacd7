import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { clientTexts } from '../messages/index.ts'
import { GivenConsentText } from './client-calls.tsx'
import { clientQueries } from './clients.queries.ts'

type Draft = { userId: string | undefined; phone?: string; mayCall?: boolean }

/** Number and consent of the client of a new appointment, as fields and as input. Shows what is known of a user. */
export function useCallDetails(userId: string | undefined) {
  const t = useT(clientTexts)
  const { data: card } = useQuery({ ...clientQueries.card(userId ?? ''), enabled: userId !== undefined })
  const [draft, setDraft] = useState<Draft>({ userId })
  // Input about another client is dropped.
  const current: Draft = draft.userId === userId ? draft : { userId }
  const input = { phone: current.phone ?? card?.phone ?? '', mayCall: current.mayCall ?? false }
  const consent = card?.callConsent
  return {
    input,
    fields: (
      <>
        <Field name="phone" label={t('phone')} hint={t('phone.optional')}>
          <Input
            type="tel"
            size="s"
            autoComplete="off"
            value={input.phone}
            onValueChange={(phone) => setDraft({ ...current, phone })}
          />
        </Field>
        {consent ? (
          <div>
            <GivenConsentText consent={consent} />
          </div>
        ) : (
          <Checkbox
            name="mayCall"
            label={t('phone.mayCall')}
            checked={input.mayCall}
            onCheckedChange={(mayCall) => setDraft({ ...current, mayCall })}
          />
        )}
      </>
    ),
  }
}
