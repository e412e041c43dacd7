import styles from './portfolio.css?url'

type PortfolioPageProps = { page: { heading: string; lead: string }; html: string }

export function PortfolioPage({ page: { heading, lead }, html }: PortfolioPageProps) {
  return (
    <>
      <div className="grid-paper">
        <div className="wrap case-index">
          <h1>{heading}</h1>
          <p className="lead">{lead}</p>
        </div>
      </div>
      <StaticHtml html={html} />
    </>
  )
}

/** HTML of our own server, with its style sheet. */
export function StaticHtml({ html }: { html: string }) {
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own server wrote it, and everything typed in it is escaped */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </>
  )
}
