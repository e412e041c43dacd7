import type { ReactNode } from 'react'
import { platformTexts } from '#platform/i18n/messages/index.ts'
import { useT } from '#platform/i18n/provider.tsx'
import type { Uses } from '#platform/i18n/texts.ts'
import { Card } from '#ui/card.tsx'
import { Note } from '#ui/note.tsx'
import { identityTexts } from '../../messages/index.ts'

/** Of every form of this page. */
export const AUTH_TEXTS = [identityTexts, platformTexts] as const
export type AuthTexts = Uses<typeof AUTH_TEXTS>

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

function PassDrawing({ className }: { className?: string }) {
  return (
    <svg viewBox="84 0 292 296" fill="none" aria-hidden="true" strokeWidth="1.5" className={className}>
      <path d="M176 0l28 62M244 0l-28 62" className="stroke-line-strong" />
      <rect x="92" y="54" width="236" height="206" rx="12" className="fill-sheet stroke-brand-line" />
      <rect x="188" y="68" width="44" height="10" rx="5" className="fill-paper stroke-brand-line" />
      <g className="stroke-line-strong">
        <rect x="114" y="98" width="76" height="88" rx="6" className="fill-wash" />
        <circle cx="152" cy="132" r="15" className="fill-sheet" />
        <path d="M124 186c2-20 13-30 28-30s26 10 28 30" className="fill-sheet" />
        <path d="M114 212h192" strokeDasharray="4 4" />
        <path d="M212 138h74M212 156h88M212 174h52" strokeWidth="4" strokeLinecap="round" opacity=".75" />
        <path d="M114 238h18M142 238h8M160 238h26M196 238h8M214 238h14" strokeWidth="6" />
      </g>
      <g className="stroke-brand-line">
        <path d="M212 112h70" strokeWidth="8" strokeLinecap="round" />
        <circle cx="284" cy="237" r="13" className="fill-sheet" />
        <path d="M278 237l4.5 4.5 8-9" strokeLinecap="round" strokeLinejoin="round" />
        <path
          d="M92 280v14M328 280v14M92 287h236M99 284l-7 3 7 3M321 284l7 3-7 3M348 54h14M348 260h14M355 54v206M352 61l3-7 3 7M352 253l3 7 3-7"
          strokeWidth="1"
        />
      </g>
    </svg>
  )
}
