import { useT } from '#platform/i18n/provider.tsx'
import { identityTexts } from '../../messages/index.ts'
import { AddressForm } from './address-form.tsx'
import { AuthLink } from './auth-link.tsx'
import type { AuthTexts } from './auth-page.tsx'

export function ForgotPassword(_: AuthTexts) {
  const t = useT(identityTexts)
  return (
    <div className="flex flex-col items-start gap-6 *:w-full">
      <AddressForm kind="forgot" />
      <p>
        <AuthLink to="/login">{t('forgot.back')}</AuthLink>
      </p>
    </div>
  )
}
