import { localizedPath } from '#kernel/locale.ts'
import { STACK } from '../../content/landing/stack.ts'
import { LandingDrawing } from '../../ui/static/landing-drawing.tsx'
import { RichBlocks } from '../../ui/static/rich-blocks.tsx'
import { Head, Hours, hasSection, type LandingInput, Phone } from './landing-elements.view.tsx'

// Why, what others say, what remains to be asked, and the ways to start.

/** Sections that prove the standard reasons; the first is a part of another slice. */
const PROOFS: { [id: string]: 'proof' | 'how' | 'about' } = { 0: 'proof', 1: 'how', 2: 'about' }
/** Technologies with a logo in drawings.svg. */
const LOGOS = new Set(STACK.map(({ id }) => id))
const BUTTON = 'btn btn-m btn-text'

export function whySection(input: LandingInput) {
  return (
    <>
      <Head input={input} id="why" />
      <ol className="reasons">
        {input.content.why.map(({ id = '', title, text }) => {
          const proof = PROOFS[id]
          const isShown = proof === 'proof' ? input.parts.proof : hasSection(input, proof)
          return (
            <li key={id}>
              <h3>{isShown ? <a href={`#${proof}`}>{title}</a> : title}</h3>
              <p>{text}</p>
            </li>
          )
        })}
      </ol>
    </>
  )
}

export function reviewsSection(input: LandingInput) {
  return (
    <>
      <Head input={input} id="reviews" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the reviews slice, which escapes user input */}
      <div dangerouslySetInnerHTML={{ __html: input.parts.reviews }} />
      <a className="text-link" href={localizedPath(input.locale, '/reviews')}>
        {input.t('allReviews')}
      </a>
    </>
  )
}

export function questionsSection(input: LandingInput) {
  const { content, locale } = input
  const link = (path: string, label: string) => (
    <a className="text-link" href={localizedPath(locale, path)}>
      {label}
    </a>
  )
  return (
    <>
      <Head input={input} id="questions" />
      <div>
        {content.questions.items.map(({ id, question, answer }) => (
          <details key={id}>
            <summary>{question}</summary>
            <RichBlocks link={link}>{answer}</RichBlocks>
          </details>
        ))}
        {link('/faq', content.questions.all)}
      </div>
    </>
  )
}

export function stackSection(input: LandingInput) {
  return (
    <>
      <Head input={input} id="stack" />
      <ul className="stack">
        {input.content.stack.map(({ id, name }) => (
          <li key={id}>
            {LOGOS.has(id) && <LandingDrawing name={`logo-${id}`} className="logo" />}
            {name}
          </li>
        ))}
      </ul>
    </>
  )
}

export function closeSection(input: LandingInput) {
  const { company, content, locale } = input
  const { call, meet, write } = content.close
  return (
    <>
      <Head input={input} id="start" />
      <LandingDrawing name="request" className="close-drawing" />
      <div className="sign">
        {company.phone && (
          <div>
            <h3>{call}</h3>
            <Phone phone={company.phone} />
            <Hours {...input} />
          </div>
        )}
        {(
          [
            ['/booking', meet, 'btn-primary'],
            ['/contact', write, 'btn-ghost'],
          ] as const
        ).map(([path, { title, text, action }, look]) => (
          <div key={path}>
            <h3>{title}</h3>
            <p>{text}</p>
            <a className={`${BUTTON} ${look}`} href={localizedPath(locale, path)}>
              {action}
            </a>
          </div>
        ))}
      </div>
    </>
  )
}
