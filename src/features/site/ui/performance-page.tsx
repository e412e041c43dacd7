import type { PerformanceContent } from '../content/content.ts'
import type { PerformanceTopic } from '../content/performance-content.ts'
import { ContentPage } from './content-page.tsx'
import proofStyles from './proof.css?url'

/** The figures of this page, and what they mean. `proof` is HTML of the server; empty if the page could not be measured. */
export function PerformancePage({ page, topics, proof }: PerformanceContent & { proof: string }) {
  return (
    <>
      <link rel="stylesheet" href={proofStyles} />
      <ContentPage page={page} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own server wrote it, from figures and its own texts */}
      <div dangerouslySetInnerHTML={{ __html: proof }} />
      {topics.map((topic) => (
        <section key={topic.id} id={topic.id} aria-labelledby={`${topic.id}-heading`} className="band">
          <div className="wrap">
            <h2 id={`${topic.id}-heading`}>{topic.heading}</h2>
            <p className="lead">{topic.text}</p>
            <Points topic={topic} />
          </div>
        </section>
      ))}
    </>
  )
}

/** How to check the figures is a list of steps, in order. */
function Points({ topic: { id, points } }: { topic: PerformanceTopic }) {
  const isOrdered = id === 'check'
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <List className="mt-8 grid gap-6">
      {points.map(({ title, text }, index) => (
        <li key={title} className={`border-line border-t pt-5 ${isOrdered ? 'grid grid-cols-[3rem_1fr]' : ''}`}>
          {isOrdered && (
            <span aria-hidden="true" className="measure pt-1.5 text-brand-strong">
              {String(index + 1).padStart(2, '0')}
            </span>
          )}
          <div className="grid gap-x-12 gap-y-2 lg:grid-cols-[1fr_1.6fr]">
            <h3>{title}</h3>
            <p className="max-w-[44em] text-ink-2">{text}</p>
          </div>
        </li>
      ))}
    </List>
  )
}
