import { useRouter } from '@tanstack/react-router'
import { useT } from '#platform/i18n/provider.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { shellTexts } from './messages/index.ts'
import { PlainPage } from './plain-page.tsx'

/** Error boundary of a page. Error details are not shown. */
export function ErrorPage({ reset }: { reset: () => void }) {
  const t = useT(shellTexts)
  const router = useRouter()

  async function retry() {
    await router.invalidate()
    reset()
  }

  return (
    <PlainPage heading={t('wrong')} lead={t('wrongHelp')}>
      <title>{t('wrong')}</title>
      <button type="button" className={buttonStyles()} onClick={retry}>
        {t('retry')}
      </button>
    </PlainPage>
  )
}
