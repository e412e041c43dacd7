import { useT } from '#platform/i18n/provider.tsx'
import { identityTexts } from '../messages/index.ts'
import { AddressForm } from './address-form.tsx'
import { identityCalls } from './identity.queries.ts'
import { WayLink } from './way-link.tsx'

export function ForgotPassword() {
  const t = useT(identityTexts)
  return (
    <div className="flex flex-col items-start gap-6 *:w-full">
      <AddressForm
        send={identityCalls.askForReset}
        submitLabel={t('forgot.submit')}
        sentText={t('forgot.sent')}
        otherwise={t('forgot.failed')}
      />
      <p>
        <WayLink to="/login">{t('forgot.back')}</WayLink>
      </p>
    </div>
  )
}
