import { useRouter } from '@tanstack/react-router'
import { useT } from '#platform/i18n/provider.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { shellTexts } from './messages/index.ts'
import { PlainPage } from './plain-page.tsx'

/** When a page fails to render in the browser. What failed is not the visitor's business. */
export function ErrorPage({ reset }: { reset: () => void }) {
  const t = useT(shellTexts)
  const router = useRouter()

  async function retry() {
    await router.invalidate()
    reset()
  }

  return (
    <PlainPage heading={t('wrong')} lead={t('wrongHelp')}>
      <button type="button" className={buttonStyles()} onClick={retry}>
        {t('retry')}
      </button>
    </PlainPage>
  )
}
