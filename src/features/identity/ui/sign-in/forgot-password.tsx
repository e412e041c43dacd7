import type { platformTexts } from '#platform/i18n/messages/index.ts'
import { useT } from '#platform/i18n/provider.tsx'
import type { Uses } from '#platform/i18n/texts.ts'
import { identityTexts } from '../../messages/index.ts'
import { AddressForm } from './address-form.tsx'
import { AuthLink } from './auth-link.tsx'

export function ForgotPassword(_: Uses<typeof identityTexts | typeof platformTexts>) {
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
