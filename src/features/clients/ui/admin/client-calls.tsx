import { useState } from 'react'
import { noonUtc } from '#kernel/calendar.ts'
import { dateFormat } from '#kernel/date-format.ts'
import { useZodForm } from '#platform/client/use-zod-form.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Panel } from '#ui/data/panel.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { InputField } from '#ui/form/input-field.tsx'
import { ConfirmButton } from '#ui/overlay/confirm.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { clientTexts } from '../../messages/index.ts'
import { type ClientCard, callConsent, nameOfClient } from '../../model/client.schema.ts'
import { CardFormEnd } from './card-form-end.tsx'
import { ClientPhone } from './client-phone.tsx'
import { useSaveCallConsent } from './clients.queries.ts'

/** Phone number and consent to be called, with the day and how it was given: the company must be able to prove it. */
export function ClientCalls({ card }: { card: ClientCard }) {
  const t = useT(clientTexts)
  const [isRecording, setRecording] = useState(false)
  return (
    <Panel title={t('consent')}>
      <div className="mb-4 border-line border-b pb-4">
        <ClientPhone card={card} />
      </div>
      {card.callConsent && <GivenConsent card={card} consent={card.callConsent} />}
      {!card.callConsent && isRecording && <ConsentForm card={card} onClose={() => setRecording(false)} />}
      {!card.callConsent && !isRecording && (
        <>
          <p className="mb-3 text-ink-2">{t('consent.none')}</p>
          <Button variant="ghost" size="s" onClick={() => setRecording(true)}>
            {t('consent.record')}
          </Button>
        </>
      )}
    </Panel>
  )
}

type Consent = NonNullable<ClientCard['callConsent']>

export function GivenConsentText({ consent: { on, how } }: { consent: Consent }) {
  const t = useT(clientTexts)
  const date = dateFormat(useLocale(), { dateStyle: 'long', timeZone: 'UTC' }).format(noonUtc(on))
  return (
    <>
      <p className="font-semibold">{t('consent.given', { date })}</p>
      <p dir="auto" className="text-ink-2 wrap-anywhere">
        {t('consent.how.said', { how })}
      </p>
    </>
  )
}

function GivenConsent({ card, consent }: { card: ClientCard; consent: Consent }) {
  const t = useT(clientTexts)
  const { show } = useToast()
  const { mutateAsync } = useSaveCallConsent(card.key)
  return (
    <>
      <GivenConsentText consent={consent} />
      <ConfirmButton
        className="mt-3"
        variant="ghost"
        size="s"
        question={t('consent.withdraw.ask')}
        description={t('consent.withdraw.text', { name: nameOfClient(card) })}
        cancelLabel={t('cancel')}
        failed={t('wentWrong')}
        onConfirm={() =>
          mutateAsync({ version: card.version, callConsent: null }).then(() =>
            show({ title: t('consent.withdrawn', { name: nameOfClient(card) }), tone: 'ok' }),
          )
        }
      >
        {t('consent.withdraw')}
      </ConfirmButton>
    </>
  )
}

function ConsentForm({ card, onClose }: { card: ClientCard; onClose: () => void }) {
  const t = useT(clientTexts)
  const locale = useLocale()
  const { show } = useToast()
  const save = useSaveCallConsent(card.key)
  const today = new Date().toLocaleDateString('sv')
  const [on, setOn] = useState(today)
  const { form, error, isPending } = useZodForm({
    schema: callConsent,
    send: (consent) => save.mutateAsync({ version: card.version, callConsent: consent }),
    onDone: () => {
      show({ title: t('consent.recorded'), tone: 'ok' })
      onClose()
    },
  })
  return (
    <Form {...form} recoverAs={`call consent ${card.key}`}>
      <DateField
        name="on"
        label={t('consent.on')}
        locale={locale}
        size="s"
        required
        max={today}
        value={on}
        onValueChange={setOn}
      />
      <InputField name="how" label={t('consent.how')} help={t('consent.how.help')} size="s" required autoFocus />
      <CardFormEnd submitLabel={t('consent.record')} error={error} isPending={isPending} onClose={onClose} />
    </Form>
  )
}
