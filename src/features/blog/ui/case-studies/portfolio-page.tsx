import type { ReactNode } from 'react'
import styles from './portfolio.css?url'

type PortfolioPageProps = { page: { heading: string; lead: string }; html: string }

export function PortfolioPage({ page: { heading, lead }, html }: PortfolioPageProps) {
  return (
    <CaseHtml html={html}>
      <div className="grid-paper">
        <div className="wrap case-index">
          <h1>{heading}</h1>
          <p className="lead">{lead}</p>
        </div>
      </div>
    </CaseHtml>
  )
}

/**
 * Server-rendered HTML with its style sheet. A `<link>` with `precedence` would suspend the render until the sheet is loaded
 * and delay client-side navigation.
 */
export function CaseHtml({ html, children }: { html: string; children?: ReactNode }) {
  return (
    <>
      <link rel="stylesheet" href={styles} />
      {children}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own server wrote it, and everything typed in it is escaped */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </>
  )
}
