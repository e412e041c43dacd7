import { CatchBoundary, useNavigate, useSearch } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import { page } from '../page.tsx'
import { AdminError } from './admin-error.tsx'

type ScreenProps = {
  /** Search parameters of the URL, not validated: route options would be part of the client entry of every page. */
  search: Record<string, unknown>
  /** Replaces them, without a new entry in the history. */
  onSearch: (search: Record<string, unknown>) => void
}

/** Route component of an admin screen. */
export function adminPage(Screen: ComponentType<ScreenProps>) {
  return page(() => {
    const navigate = useNavigate()
    const onSearch = (search: Record<string, unknown>) =>
      navigate({ to: '.', search, replace: true, resetScroll: false })
    return <Screen search={useSearch({ strict: false })} onSearch={onSearch} />
  }, AdminFrame)
}

type AdminFrameProps = { page: { heading: string; lead: string }; children: ReactNode }

function AdminFrame({ page: { heading, lead }, children }: AdminFrameProps) {
  return (
    <>
      <h1 className="text-[clamp(1.6rem,1.35rem+1.1vw,2rem)]">{heading}</h1>
      <p className="mt-2 mb-7 max-w-[44em] text-ink-2">{lead}</p>
      <CatchBoundary getResetKey={() => heading} errorComponent={AdminError}>
        {children}
      </CatchBoundary>
    </>
  )
}
