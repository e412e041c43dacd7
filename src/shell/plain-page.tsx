import type { ReactNode } from 'react'

type PlainPageProps = { heading: string; lead: string; children?: ReactNode }

/** A heading, a sentence, and what to do next. */
export function PlainPage({ heading, lead, children }: PlainPageProps) {
  return (
    <div className="all-paper">
      <div className="wrap min-h-[60vh] py-16 md:py-24">
        <h1 className="max-w-[16em] text-[clamp(2.2rem,1.4rem+3.6vw,4rem)]">{heading}</h1>
        <p className="mt-5 max-w-[34em] text-[1.15rem] text-ink-2">{lead}</p>
        {children && <div className="mt-8 flex flex-wrap gap-3">{children}</div>}
      </div>
    </div>
  )
}
