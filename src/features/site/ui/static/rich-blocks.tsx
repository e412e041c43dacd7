import { Fragment, type ReactNode } from 'react'

type RichBlocksProps = {
  children: string
  className?: string
  /** An internal link: with the router in the browser, a plain one on the server. */
  link: (path: string, label: string) => ReactNode
}

/** Markdown subset of the content: paragraphs, lists, bold and internal links. Everything else is text. */
export function RichBlocks({ children, className = '', link }: RichBlocksProps) {
  return (
    <div className={`prose ${className}`}>
      {children.split(/\n{2,}/).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks in text order, which never changes
        <Block key={index} link={link}>
          {block.trim()}
        </Block>
      ))}
    </div>
  )
}

function Block({ children, link }: Pick<RichBlocksProps, 'children' | 'link'>) {
  const lines = children.split('\n')
  if (!lines.every((line) => line.startsWith('- '))) return <p>{inline(children, link)}</p>
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{inline(line.slice(2), link)}</li>
      ))}
    </ul>
  )
}

const INLINE_PATTERN = /(\*\*[^*]+\*\*|\[[^\]]+\]\(\/[^)\s]*\))/

function inline(text: string, link: RichBlocksProps['link']): ReactNode[] {
  return text.split(INLINE_PATTERN).map((piece, index) => {
    const [, label, path] = /^\[([^\]]+)\]\((\/[^)]*)\)$/.exec(piece) ?? []
    const key = `${index}${piece}`
    if (label && path) return <Fragment key={key}>{link(path, label)}</Fragment>
    if (piece.startsWith('**')) return <strong key={key}>{piece.slice(2, -2)}</strong>
    return <Fragment key={key}>{piece}</Fragment>
  })
}
