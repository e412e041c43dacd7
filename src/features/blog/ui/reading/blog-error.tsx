import { Link, useRouter } from '@tanstack/react-router'
import { useT } from '#platform/i18n/provider.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { blogReadingTexts } from '../../messages/reading/index.ts'

export function BlogError() {
  const t = useT(blogReadingTexts)
  const router = useRouter()
  return (
    <div className="wrap py-20" role="alert">
      <h1 className="text-[clamp(2rem,1.4rem+2.6vw,3.2rem)]">{t('failed')}</h1>
      <button type="button" className={buttonStyles({}, 'mt-8')} onClick={() => router.invalidate()}>
        {t('retry')}
      </button>
    </div>
  )
}

export function PostNotFound() {
  const t = useT(blogReadingTexts)
  return (
    <div className="wrap py-20">
      <title>{t('missing')}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-[clamp(2rem,1.4rem+2.6vw,3.2rem)]">{t('missing')}</h1>
      <p className="lead">{t('missingHelp')}</p>
      <Link to="/blog" className={buttonStyles({}, 'mt-8')}>
        {t('toBlog')}
      </Link>
    </div>
  )
}
