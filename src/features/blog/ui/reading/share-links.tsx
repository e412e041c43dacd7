import { useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { blogReadingTexts } from '../../messages/reading/index.ts'

type ShareLinksProps = { address: string; title: string }

/** Plain links: nothing is loaded from other sites before a click. */
export function ShareLinks({ address, title }: ShareLinksProps) {
  const t = useT(blogReadingTexts)
  const [url, words] = [address, title].map(encodeURIComponent)
  const targets = {
    mail: ['E-mail', `mailto:?subject=${words}&body=${url}`],
    whatsapp: ['WhatsApp', `https://wa.me/?text=${words}%20${url}`],
    linkedin: ['LinkedIn', `https://www.linkedin.com/sharing/share-offsite/?url=${url}`],
    facebook: ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${url}`],
  } as const
  return (
    <nav aria-label={t('share')} className="share-links">
      <span aria-hidden="true" className="font-semibold">
        {t('share')}
      </span>
      {Object.entries(targets).map(([way, [name, href]]) => (
        <a
          key={way}
          href={href}
          aria-label={t(`share.${way as keyof typeof targets}`)}
          {...(way !== 'mail' && { target: '_blank', rel: 'noopener noreferrer' })}
        >
          {name}
        </a>
      ))}
      <CopyLink address={address} />
    </nav>
  )
}

function CopyLink({ address }: { address: string }) {
  const t = useT(blogReadingTexts)
  const [isCopied, setCopied] = useState(false)
  return (
    <>
      <button
        type="button"
        className={buttonStyles({ variant: 'ghost', size: 's' })}
        onClick={() => navigator.clipboard.writeText(address).then(() => setCopied(true))}
      >
        {t('copy')}
      </button>
      <span role="status">{isCopied && t('copied')}</span>
    </>
  )
}
