import { useState } from 'react'
import { useZodForm } from '#platform/client/use-zod-form.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { Input } from '#ui/form/input.tsx'
import { Link } from '#ui/link.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { clientTexts } from '../../messages/index.ts'
import { type ClientCard, clientPhone } from '../../model/client.schema.ts'
import { phoneHref } from '../../model/phone-number.ts'
import { CardFormEnd } from './card-form-end.tsx'
import { useSavePhone } from './clients.queries.ts'

export function ClientPhone({ card }: { card: ClientCard }) {
  const t = useT(clientTexts)
  const [isEditing, setEditing] = useState(false)
  if (isEditing) return <PhoneForm card={card} onClose={() => setEditing(false)} />
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
      {card.phone ? (
        <Link href={phoneHref(card.phone)} className="wrap-anywhere">
          {card.phone}
        </Link>
      ) : (
        <p className="text-ink-2">{t('phone.none')}</p>
      )}
      <Button variant="ghost" size="s" onClick={() => setEditing(true)}>
        {t(card.phone ? 'phone.change' : 'phone.add')}
      </Button>
    </div>
  )
}

function PhoneForm({ card, onClose }: { card: ClientCard; onClose: () => void }) {
  const t = useT(clientTexts)
  const { show } = useToast()
  const save = useSavePhone(card.key)
  const { form, error, isPending } = useZodForm({
    schema: clientPhone,
    send: ({ phone }) => save.mutateAsync({ phone, version: card.version }),
    onDone: ({ phone }) => {
      show({ title: t(phone ? 'phone.saved' : 'phone.removed'), tone: 'ok' })
      onClose()
    },
  })
  return (
    <Form {...form} recoverAs={`client phone ${card.key}`}>
      <Field name="phone" label={t('phone')} help={card.phone && t('phone.help')}>
        <Input type="tel" size="s" autoComplete="off" autoFocus defaultValue={card.phone} />
      </Field>
      <CardFormEnd submitLabel={t('phone.save')} error={error} isPending={isPending} onClose={onClose} />
    </Form>
  )
}
