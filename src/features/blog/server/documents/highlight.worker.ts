import { common, createLowlight } from 'lowlight'
import { escapeHtml } from '#kernel/escape-html.ts'
import { serveWorkerTask } from '#platform/server/concurrency/serve-worker-task.ts'
import type { CodeListing } from './highlight.service.ts'

type Tree = { type: string; value?: string; properties?: { className?: string[] }; children?: Tree[] }

const lowlight = createLowlight(common)

/** Code as HTML with highlighting classes; plain for an unknown language. */
serveWorkerTask(({ code, language }: CodeListing): string =>
  lowlight.registered(language) ? html(lowlight.highlight(language, code) as Tree) : escapeHtml(code),
)

function html({ type, value = '', properties, children = [] }: Tree): string {
  if (type === 'text') return escapeHtml(value)
  const inside = children.map(html).join('')
  const classes = properties?.className?.filter((name) => /^[\w-]+$/.test(name)).join(' ')
  return type === 'element' && classes ? `<span class="${classes}">${inside}</span>` : inside
}
