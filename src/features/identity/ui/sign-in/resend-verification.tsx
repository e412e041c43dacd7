import { useT } from '#platform/i18n/provider.tsx'
import { identityTexts } from '../../messages/index.ts'
import { identityCalls } from '../identity.queries.ts'
import { ResendButton } from './resend-button.tsx'

export function ResendVerification({ email }: { email: string }) {
  const t = useT(identityTexts)
  return (
    <ResendButton
      email={email}
      send={identityCalls.resendVerification}
      label={t('resend.submit')}
      sentText={t('resend.sent')}
      otherwise={t('resend.failed')}
    />
  )
}
