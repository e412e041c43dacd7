import { Link } from '@tanstack/react-router'
import { useT } from '#platform/i18n/provider.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { shellTexts } from './messages/index.ts'
import { PlainPage } from './plain-page.tsx'

export function MissingPage() {
  const t = useT(shellTexts)
  return (
    <PlainPage heading={t('missing')} lead={t('missingHelp')}>
      <title>{t('missing')}</title>
      <meta name="robots" content="noindex" />
      <Link to="/" className={buttonStyles()}>
        {t('toHome')}
      </Link>
      <Link to="/contact" className={buttonStyles({ variant: 'ghost' })}>
        {t('toContact')}
      </Link>
    </PlainPage>
  )
}
