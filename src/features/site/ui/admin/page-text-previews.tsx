import { type ReactNode, useId } from 'react'
import { useSite } from '#features/settings/ui/use-site.ts'
import type { Locale } from '#kernel/locale.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { pageTextsTexts } from '../../messages/page-texts/index.ts'
import { ADVISED_LENGTH, cutText } from '../../model/text-length.ts'
import type { ShownTexts } from './page-text-draft.ts'

type SearchPreviewProps = { path: string; language: Locale; shown: ShownTexts }

/** Search result preview. */
export function SearchPreview({ path, language, shown }: SearchPreviewProps) {
  const t = useT(pageTextsTexts)
  const { name, origin } = useSite()
  const steps = [new URL(origin).host, ...path.split('/').filter(Boolean)].join(' › ')
  return (
    <Preview heading={t('preview.search')}>
      <div lang={language} className="rounded-md border border-line bg-sheet px-5 py-4">
        <div className="flex items-center gap-3">
          <span className="flex size-7 shrink-0 items-center justify-center overflow-hidden rounded-full border border-line">
            <img src="/icon-192.png" alt="" width="18" height="18" />
          </span>
          <div className="min-w-0 leading-tight">
            <p className="text-[14px]">{name}</p>
            <p className="truncate text-[12.5px] text-ink-2">{steps}</p>
          </div>
        </div>
        <p data-part="title" className="mt-2.5 text-[1.2rem] text-brand-strong leading-snug">
          {cutText(shown.title, ADVISED_LENGTH.title.most)}
        </p>
        <p data-part="description" className="mt-1 text-[14.5px] text-ink-2 leading-normal">
          {cutText(shown.description, ADVISED_LENGTH.description.most)}
        </p>
      </div>
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
