import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LookAroundLine } from '#features/identity/ui/look-around-line.tsx'
import { SignedInOnly } from '#features/identity/ui/signed-in-only.tsx'
import { useT } from '#platform/i18n/provider.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { chevronLeftIcon } from '#ui/icon/icons.ts'
import { linkStyles } from '#ui/link.tsx'
import { ToastProvider } from '#ui/overlay/toast.tsx'
import { DiscardTextsContext } from '#ui/overlay/use-discard-question.tsx'
import { blogWritingTexts } from '../../messages/writing/index.ts'

type PageFrameProps = { page: { heading: string; lead: string }; children: ReactNode }

/** Layout of the post list and the categories, for writers. The server has already checked the permission. */
export function AuthoringPageFrame({ page: { heading, lead }, children }: PageFrameProps) {
  return (
    <WriterOverlays>
      <div className="wrap py-10 md:py-14">
        <h1 className="text-[clamp(2rem,1.4rem+2.6vw,3rem)]">{heading}</h1>
        <p className="mt-3 mb-8 text-ink-2">{lead}</p>
        <SignedInOnly>{children}</SignedInOnly>
      </div>
    </WriterOverlays>
  )
}

/** Layout of the form: little above the writing area. */
export function WritingFrame({ page: { heading }, children }: PageFrameProps) {
  return (
    <WriterOverlays>
      <div className="wrap pt-5 pb-10">
        <ToPosts />
        <h1 className="mt-1 mb-5 text-[clamp(1.6rem,1.35rem+1.1vw,2rem)]">{heading}</h1>
        <SignedInOnly>
          <LookAroundLine />
          {children}
        </SignedInOnly>
      </div>
    </WriterOverlays>
  )
}

/** Layout of a preview, whose heading is the title of the post. */
export function PreviewFrame({ children }: PageFrameProps) {
  return (
    <WriterOverlays>
      <div className="wrap pt-5 pb-4">
        <ToPosts />
      </div>
      <SignedInOnly>{children}</SignedInOnly>
    </WriterOverlays>
  )
}

/** Toasts, and the question before text that was typed in a dialog is discarded. */
function WriterOverlays({ children }: { children: ReactNode }) {
  const t = useT(blogWritingTexts)
  const discardTexts = {
    title: t('discardTyped'),
    text: t('discardTypedText'),
    discard: t('letGo'),
    keep: t('keepTyped'),
  }
  return (
    <ToastProvider label={t('writers')} dismissLabel={t('close')}>
      <DiscardTextsContext value={discardTexts}>{children}</DiscardTextsContext>
    </ToastProvider>
  )
}

export function ToPosts() {
  const t = useT(blogWritingTexts)
  return (
    <Link
      to="/blog/desk"
      className={linkStyles({ tone: 'quiet', className: 'inline-flex min-h-9 items-center gap-1' })}
    >
      <Icon path={chevronLeftIcon} className="size-[18px]" />
      {t('allPosts')}
    </Link>
  )
}
