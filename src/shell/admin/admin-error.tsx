import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router'
import { ApiError } from '#platform/client/api-client.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { alertIcon } from '#ui/icons.ts'
import { adminTexts } from './messages/index.ts'
import { useResetQueryErrors } from './query-errors.queries.ts'

/** When a screen cannot be shown: what happened, and what to do. */
export function AdminError({ error, reset }: ErrorComponentProps) {
  const t = useT(adminTexts)
  const router = useRouter()
  const resetQueryErrors = useResetQueryErrors()

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
