import type { ReactNode } from 'react'

type PlainPageProps = { heading: string; lead: string; children?: ReactNode }

/** A heading, a sentence, and what to do next. */
export function PlainPage({ heading, lead, children }: PlainPageProps) {
  return (
    <div className="plain-page all-paper">
      <div>
        <h1>{heading}</h1>
        <p>{lead}</p>
        <div>{children}</div>
      </div>
    </div>
  )
}
