import { type ComponentProps, useRef, useState } from 'react'
import { LogInLine } from '#features/identity/ui/log-in-line.tsx'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { HoneypotField } from '#ui/form/honeypot-field.tsx'
import { PlainField } from '#ui/form/plain-field.tsx'
import { Note } from '#ui/note.tsx'
import { bookingPageTexts } from '../../messages/page/index.ts'
import { likelyAddress } from '../../model/guest/likely-address.ts'
import type { RequestTypes } from '../../model/slot.schema.ts'
import { readBookingDraft, saveBookingDraft } from '../page/booking-draft.ts'

type GuestFieldName = 'name' | 'email' | 'phone'

/** Name, address and perhaps phone number of a person without an account. */
export function GuestFields({ phone }: NonNullable<RequestTypes['guests']>) {
  const t = useT(bookingPageTexts)
  return (
    <div className="flex flex-col gap-5">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <DraftField name="name" label={t('guest.name')} autoComplete="name" />
        <EmailField />
        {phone !== 'no' && (
          <DraftField
            name="phone"
            type="tel"
            label={phone === 'required' ? t('guest.phone') : `${t('guest.phone')} (${t('questions.optional')})`}
            help={t('guest.phone.help')}
            aria-required={phone === 'required'}
            autoComplete="tel"
          />
        )}
      </div>
      <HoneypotField label={t('guest.leaveEmpty')} />
      <LogInLine>{t('guest.account')}</LogInLine>
    </div>
  )
}

/** While the visitor types. */
function startCaptcha() {
  import('#features/identity/ui/prepared-captcha.ts').then(
    ({ prepareCaptcha }) => prepareCaptcha(),
    () => {},
  )
}

type DraftFieldProps = Omit<ComponentProps<typeof PlainField>, 'name'> & { name: GuestFieldName }

/** What is typed is part of the draft, so that a reload loses nothing. */
function DraftField({ name, ref, ...props }: DraftFieldProps) {
  return (
    <PlainField
      {...props}
      name={name}
      onFocus={startCaptcha}
      ref={(field: (HTMLInputElement & HTMLTextAreaElement) | null) => {
        if (typeof ref === 'function') ref(field)
        if (field && !field.value) field.value = readBookingDraft()[name] ?? ''
      }}
      onChange={({ target }: { target: { value: string } }) => saveTyped(name, target.value)}
    />
  )
}

function saveTyped(name: GuestFieldName, value: string) {
  saveBookingDraft({ ...readBookingDraft(), [name]: value })
}

/** Points out a typing error in a well-known domain: an email to it would never arrive. */
function EmailField() {
  const t = useT(bookingPageTexts)
  const field = useRef<HTMLInputElement>(null)
  const [meant, setMeant] = useState<string>()

  function correct() {
    if (!field.current || !meant) return
    field.current.value = meant
    saveTyped('email', meant)
    setMeant(undefined)
    field.current.focus()
  }

  return (
    <div className="flex flex-col gap-2">
      <DraftField
        name="email"
        type="email"
        label={t('guest.email')}
        help={t('guest.email.help')}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        ref={(element) => {
          field.current = element
        }}
        onBlur={({ target }: { target: { value: string } }) => setMeant(likelyAddress(target.value))}
      />
      {meant && (
        <Note tone="warn" live>
          <p className="wrap-anywhere">{t('guest.meant', { address: meant })}</p>
          <Button variant="ghost" size="s" className="mt-2" onClick={correct}>
            {t('guest.meant.use')}
          </Button>
        </Note>
      )}
    </div>
  )
}
