import type { ReactNode } from 'react'
import { SignedInOnly } from '#features/identity/ui/signed-in-only.tsx'
import { useT } from '#platform/i18n/provider.tsx'
import { ToastProvider } from '#ui/overlay/toast.tsx'
import { blogWritingTexts } from '../../messages/writing/index.ts'

type AuthoringPageFrameProps = { page: { heading: string; lead: string }; children: ReactNode }

/** Layout of the authoring pages. The server has already checked the permission. */
export function AuthoringPageFrame({ page: { heading, lead }, children }: AuthoringPageFrameProps) {
  const t = useT(blogWritingTexts)
  return (
    <ToastProvider label={t('writers')} dismissLabel={t('close')}>
      <div className="wrap py-10 md:py-14">
        <h1 className="text-[clamp(2rem,1.4rem+2.6vw,3rem)]">{heading}</h1>
        <p className="mt-3 mb-8 text-ink-2">{lead}</p>
        <SignedInOnly>{children}</SignedInOnly>
      </div>
    </ToastProvider>
  )
}
