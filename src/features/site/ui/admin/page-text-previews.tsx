import { type ReactNode, useId } from 'react'
import { useSite } from '#features/settings/ui/use-site.ts'
import type { Locale } from '#kernel/locale.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { SearchPreview } from '#ui/search-preview.tsx'
import { pageTextsTexts } from '../../messages/page-texts/index.ts'
import type { ShownTexts } from './page-text-draft.ts'

type PageSearchPreviewProps = { path: string; language: Locale; shown: ShownTexts }

export function PageSearchPreview({ path, language, shown: { title, description } }: PageSearchPreviewProps) {
  const t = useT(pageTextsTexts)
  const { name, origin } = useSite()
  return (
    <Preview heading={t('preview.search')}>
      <SearchPreview siteName={name} address={origin + path} lang={language} title={title} description={description} />
    </Preview>
  )
}

type SharePreviewProps = { image: string; language: Locale; shown: ShownTexts }

/** Share card preview, as in chats and social networks. */
export function SharePreview({ image, language, shown }: SharePreviewProps) {
  const t = useT(pageTextsTexts)
  const { origin } = useSite()
  return (
    <Preview heading={t('preview.share')}>
      <div lang={language} className="overflow-hidden rounded-md border border-line bg-sheet">
        <img
          src={image}
          alt={t('preview.image')}
          width="1200"
          height="630"
          className="aspect-[1200/630] h-auto w-full border-line border-b bg-wash"
        />
        <div className="px-4 py-3">
          <p className="text-[12.5px] text-ink-3 uppercase">{new URL(origin).host}</p>
          <p className="mt-0.5 line-clamp-2 font-semibold text-[15.5px] leading-snug">{shown.cardTitle}</p>
          <p className="mt-1 line-clamp-2 text-[14.5px] text-ink-2 leading-normal">{shown.shareText}</p>
        </div>
      </div>
    </Preview>
  )
}

function Preview({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="mb-2.5 text-[1.05rem]">
        {heading}
      </h3>
      {children}
    </section>
  )
}
