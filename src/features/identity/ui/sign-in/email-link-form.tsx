import { useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { identityTexts } from '../../messages/index.ts'
import { FocusOnMount } from '../focus-on-mount.tsx'
import { identityCalls } from '../identity.queries.ts'
import { AddressForm } from './address-form.tsx'

/** Requests a sign-in link by email. Collapsed below the password form, if there is one. */
export function EmailLinkForm({ isOnlyMethod }: { isOnlyMethod: boolean }) {
  const t = useT(identityTexts)
  const [isOpen, setOpen] = useState(false)
  const form = (
    <AddressForm
      send={identityCalls.requestEmailLink}
      submitLabel={t('emailLink.submit')}
      sentText={t('emailLink.sent')}
      otherwise={t('emailLink.failed')}
      look={isOnlyMethod ? 'primary' : 'ghost'}
    />
  )

  if (isOnlyMethod) return form
  if (!isOpen)
    return (
      <Button variant="ghost" onClick={() => setOpen(true)}>
        {t('emailLink.open')}
      </Button>
    )
  return (
    <FocusOnMount>
      <h2 className="text-xl">{t('emailLink.open')}</h2>
      <div className="w-full">{form}</div>
    </FocusOnMount>
  )
}
