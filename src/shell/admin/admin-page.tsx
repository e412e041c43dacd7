import { CatchBoundary } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { TextsProvider } from '#platform/i18n/provider.tsx'
import type { LoadedTexts } from '#platform/i18n/texts.ts'
import { AdminError } from './admin-error.tsx'

type AdminPageProps = { page: { heading: string; lead: string }; texts: LoadedTexts; children?: ReactNode }

/** An admin screen: heading and content. */
export function AdminPage({ page: { heading, lead }, texts, children }: AdminPageProps) {
  return (
    <TextsProvider value={texts}>
      <h1 className="text-[clamp(1.6rem,1.35rem+1.1vw,2rem)]">{heading}</h1>
      <p className="mt-2 mb-7 max-w-[44em] text-ink-2">{lead}</p>
      <CatchBoundary getResetKey={() => heading} errorComponent={AdminError}>
        {children}
      </CatchBoundary>
    </TextsProvider>
  )
}
