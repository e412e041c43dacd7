import { Link } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'

/** Markdown subset of the content: paragraphs, lists, bold and internal links. Everything else is text. */
export function RichText({ children, className = '' }: { children: string; className?: string }) {
  return (
    <div className={`prose ${className}`}>
      {children.split(/\n{2,}/).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks in text order, which never changes
        <Block key={index}>{block.trim()}</Block>
      ))}
    </div>
  )
}

function Block({ children }: { children: string }) {
  const lines = children.split('\n')
  if (!lines.every((line) => line.startsWith('- '))) return <p>{inline(children)}</p>
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{inline(line.slice(2))}</li>
      ))}
    </ul>
  )
}

const INLINE_PATTERN = /(\*\*[^*]+\*\*|\[[^\]]+\]\(\/[^)\s]*\))/

function inline(text: string): ReactNode[] {
  return text.split(INLINE_PATTERN).map((piece, index) => {
    const [, label, path] = /^\[([^\]]+)\]\((\/[^)]*)\)$/.exec(piece) ?? []
    const key = `${index}${piece}`
    if (label && path) return <InternalLink key={key} path={path} label={label} />
    if (piece.startsWith('**')) return <strong key={key}>{piece.slice(2, -2)}</strong>
    return <Fragment key={key}>{piece}</Fragment>
  })
}

function InternalLink({ path, label }: { path: string; label: string }) {
  const [to = '/', hash] = path.split('#')
  return (
    <Link to={to} {...(hash ? { hash } : {})} className="text-link">
      {label}
    </Link>
  )
}
