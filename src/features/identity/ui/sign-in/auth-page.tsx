import type { ReactNode } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Card } from '#ui/card.tsx'
import { Note } from '#ui/note.tsx'
import { identityTexts } from '../../messages/index.ts'
import { PassDrawing } from './pass-drawing.tsx'

type AuthPageProps = { page: { heading: string; lead: string }; children: ReactNode }

/** Heading and lead on one side, the form on the other. */
export function AuthPage({ page: { heading, lead }, children }: AuthPageProps) {
  const t = useT(identityTexts)
  return (
    <div className="all-paper">
      <div className="wrap grid min-h-[70vh] items-start gap-x-20 gap-y-8 py-10 md:py-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] lg:py-20">
        <div className="lg:sticky lg:top-[calc(var(--bar)+48px)]">
          <h1 className="max-w-[12em] text-[clamp(2.2rem,1.4rem+3.2vw,3.6rem)]">{heading}</h1>
          <p className="mt-4 max-w-[30em] text-[1.15rem] text-ink-2 lg:mt-5">{lead}</p>
          <PassDrawing className="mt-10 w-full max-w-[300px] max-lg:hidden" />
        </div>
        <Card tone="float" className="w-full max-lg:max-w-xl">
          <noscript>
            <Note tone="warn" className="mb-6">
              {t('needsScript')}
            </Note>
          </noscript>
          {children}
        </Card>
      </div>
    </div>
  )
}
