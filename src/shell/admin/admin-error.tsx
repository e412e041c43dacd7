import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router'
import { ApiError } from '#platform/client/api-client.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { alertIcon } from '#ui/icons.ts'
import { adminTexts } from './messages/index.ts'

/** Error boundary of an admin screen. */
export function AdminError({ error, reset }: ErrorComponentProps) {
  const t = useT(adminTexts)
  const router = useRouter()
  const { reset: resetQueryErrors } = useQueryErrorResetBoundary()

  if (error instanceof ApiError && error.code === 'TWO_FACTOR_NEEDED')
    return (
      <EmptyState
        icon={alertIcon}
        title={t('twoFactor')}
        action={
          <Link to="/profile" hash="two-factor" className={buttonStyles()}>
            {t('toProfile')}
          </Link>
        }
      >
        {t('twoFactorHelp')}
      </EmptyState>
    )

  async function retry() {
    // Failed queries run again instead of throwing their cached error.
    resetQueryErrors()
    await router.invalidate()
    reset()
  }

  return (
    <EmptyState icon={alertIcon} title={t('trouble')} action={<Button onClick={retry}>{t('retry')}</Button>}>
      {t('troubleHelp')}
    </EmptyState>
  )
}
