import { ADVISED_LENGTH, cutText } from './text-length.ts'

type SearchPreviewProps = {
  siteName: string
  /** Absolute URL of the page. */
  address: string
  lang: string
  title: string
  description: string
}

/** A page as a search engine shows it: long texts are cut off. */
export function SearchPreview({ siteName, address, lang, title, description }: SearchPreviewProps) {
  const { host, pathname } = new URL(address)
  const steps = [host, ...decodeURI(pathname).split('/').filter(Boolean)].join(' › ')
  return (
    <div lang={lang} className="rounded-md border border-line bg-sheet px-5 py-4">
      <div className="flex items-center gap-3">
        <span className="flex size-7 shrink-0 items-center justify-center overflow-hidden rounded-full border border-line">
          <img src="/icon-192.png" alt="" width="18" height="18" />
        </span>
        <div className="min-w-0 leading-tight">
          <p className="text-[14px]">{siteName}</p>
          <p data-part="address" className="truncate text-[12.5px] text-ink-2">
            {steps}
          </p>
        </div>
      </div>
      <p data-part="title" className="mt-2.5 text-[1.2rem] text-brand-strong leading-snug">
        {cutText(title, ADVISED_LENGTH.title.most)}
      </p>
      <p data-part="description" className="mt-1 text-[14.5px] text-ink-2 leading-normal">
        {cutText(description, ADVISED_LENGTH.description.most)}
      </p>
    </div>
  )
}
