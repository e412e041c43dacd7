/** What people read in a line of Markdown: without marks, escapes and the addresses of links. */
export function plainMarkdown(markdown: string): string {
  return markdown
    .replace(/!\[((?:\\.|[^\]\\])*)\]\((?:<[^>]*>|[^)]*)\)/g, '$1')
    .replace(/\[((?:\\.|[^\]\\])*)\]\((?:<[^>]*>|[^)]*)\)/g, '$1')
    .replace(/^ *(?:#{1,6}|>|[-*+]|\d+\.) +/gm, '')
    .replace(/^\|?(?: *:?-{3,}:? *\|)+ *$/gm, '')
    .replace(/(?<!\\)(?:\*\*|~~|[*_`|])/g, ' ')
    .replace(/\\([!-/:-@[-`{-~\n])/g, '$1')
}
