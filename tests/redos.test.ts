import { globSync, readFileSync } from 'node:fs'
import { analyse } from 'scslre'
import { type ESTree, parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

type Found = { source: string; flags: string; place: string }

/** Super-linear regular expressions that are harmless, by file: what their input is. */
const ALLOWED: Record<string, string> = {
  'src/platform/server/env.ts': 'written by the operator',
  'src/ui/form/typed-time.ts': 'typed by the user of the browser that runs it',
  'src/features/settings/model/parse-coordinates.ts': 'typed by the admin in the browser that runs it',
  'src/features/blog/model/document-rules.ts': 'typed by the writer in the browser that runs it',
  'src/features/blog/model/paste/pasted-content.ts': 'pasted by the writer in the browser that runs it',
  'src/features/blog/model/markdown-to-document.ts': 'demo content',
  'src/features/site/ui/static/rich-blocks.tsx':
    'texts of the site; a text of the owner in it has at most 1,000 characters',
  'src/features/site/server/structured-data.render.ts': 'texts of the site',
  'src/features/site/content/fill.ts':
    'texts of the site, and page texts of at most 320 characters with paired brackets',
  'src/features/identity/model/weak-passwords.ts': 'passwords and names of at most 256 characters',
  'src/features/blog/model/document-text.ts': 'cut to the length of an excerpt before',
  'src/kernel/slug.ts': 'titles and names; repeated signs were replaced by one before',
  'src/features/audit/model/ai-checks.ts': 'own llms.txt, whose lines are bounded',
  'src/features/audit/model/robots.ts': 'own robots.txt',
  'src/features/audit/model/drift/text-change.ts': 'cut to the length of a quote before',
  'src/features/audit/model/checks/links.ts': 'matches every text, so it never backtracks',
}

test('no regular expression needs more than linear time', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.(?:test|gen)\./.test(file))
  const all = files.flatMap(patternsIn)
  expect(all.length).toBeGreaterThan(200)
  const slow = [...Map.groupBy(all, ({ source, flags }) => `/${source}/${flags}`)].flatMap(([pattern, [first]]) => {
    const { reports } = analyse({ source: first!.source, flags: first!.flags }, { maxReports: 1 })
    return reports.length === 0 || ALLOWED[first!.place] ? [] : [`${first!.place}: ${pattern} ${reports[0]!.type}`]
  })
  expect(slow).toEqual([])
})

/** Regular expression literals, and calls of `RegExp` with a template whose holes are constants of the file. */
function patternsIn(file: string): Found[] {
  const code = readFileSync(file, 'utf8')
  const { program } = parseSync(file, code)
  const found: Found[] = []
  const constants = new Map<string, string>()
  new Visitor({
    VariableDeclarator({ id, init }) {
      const value = init && textOf(init, constants)
      if (id.type === 'Identifier' && value !== undefined && value !== null) constants.set(id.name, value)
    },
    Literal(node) {
      if ('regex' in node) found.push({ source: node.regex.pattern, flags: node.regex.flags, place: file })
    },
    NewExpression({ callee, arguments: [pattern, flags] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'RegExp' || !pattern) return
      const source = textOf(pattern as ESTree.Expression, constants)
      if (source === undefined) throw new Error(`${file}: a regular expression that this test cannot read`)
      found.push({ source, flags: flags?.type === 'Literal' ? String(flags.value) : '', place: file })
    },
  }).visit(program)
  return found
}

/** The text of a string, with a letter for what is not constant. */
function textOf(node: ESTree.Expression, constants: Map<string, string>): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node.type === 'TaggedTemplateExpression') return node.quasi.quasis.map(({ value }) => value.raw).join('x')
  if (node.type !== 'TemplateLiteral') return undefined
  return node.quasis
    .map(({ value }, index) => {
      const hole = node.expressions[index]
      const text = hole?.type === 'Identifier' ? constants.get(hole.name) : undefined
      return (value.cooked ?? '') + (hole ? (text ?? 'x') : '')
    })
    .join('')
}
