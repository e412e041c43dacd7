import { common, createLowlight } from 'lowlight'
import { escaped } from './escape.ts'

type Tree = { type: string; value?: string; properties?: { className?: string[] }; children?: Tree[] }

let lowlight: ReturnType<typeof createLowlight> | undefined
/** Longer listings are shown plain: colours are not worth the wait. */
const LONGEST = 20_000

/** Code with classes for its colours; of a language nobody knows, plain. */
export function highlighted(code: string, language: string | undefined): string {
  lowlight ??= createLowlight(common)
  if (!language || code.length > LONGEST || !lowlight.registered(language)) return escaped(code)
  return html(lowlight.highlight(language, code) as Tree)
}

function html({ type, value = '', properties, children = [] }: Tree): string {
  if (type === 'text') return escaped(value)
  const inside = children.map(html).join('')
  const classes = properties?.className?.filter((name) => /^[\w-]+$/.test(name)).join(' ')
  return type === 'element' && classes ? `<span class="${classes}">${inside}</span>` : inside
}
