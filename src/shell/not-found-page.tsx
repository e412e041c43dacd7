import { Link, rootRouteId, useLoaderData } from '@tanstack/react-router'
import { useT } from '#platform/i18n/provider.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { HeadDrawing } from '#ui/head/head-drawing.tsx'
import { shellTexts } from './messages/index.ts'
import { PlainPage } from './plain-page.tsx'

export function NotFoundPage() {
  const t = useT(shellTexts)
  const { site } = useLoaderData({ from: rootRouteId })
  return (
    <PlainPage heading={t('missing')} lead={t('missingHelp')}>
      <title>{`${t('missing')} | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <Link to="/" className={buttonStyles()}>
        {t('toHome')}
      </Link>
      <Link to="/contact" className={buttonStyles({ variant: 'ghost' })}>
        {t('toContact')}
      </Link>
      <HeadDrawing name="missing" />
    </PlainPage>
  )
}
