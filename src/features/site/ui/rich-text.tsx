import { Link } from '@tanstack/react-router'
import { RichBlocks } from './static/rich-blocks.tsx'

/** Markdown subset of the content, with links of the router. */
export function RichText({ children, className = '' }: { children: string; className?: string }) {
  return (
    <RichBlocks className={className} link={(path, label) => <InternalLink path={path} label={label} />}>
      {children}
    </RichBlocks>
  )
}

function InternalLink({ path, label }: { path: string; label: string }) {
  const [to = '/', hash] = path.split('#')
  return (
    <Link to={to} {...(hash ? { hash } : {})} className="text-link">
      {label}
    </Link>
  )
}
