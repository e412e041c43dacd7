import { Link } from '@tanstack/react-router'
import { useT } from '#platform/i18n/provider.tsx'
import { linkStyles } from '#ui/link.tsx'
import { identityTexts } from '../messages/index.ts'
import { AddressForm } from './address-form.tsx'
import { identityCalls } from './identity.queries.ts'

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
        <Link to="/login" className={linkStyles()}>
          {t('forgot.back')}
        </Link>
      </p>
    </div>
  )
}
