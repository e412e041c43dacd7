type Group = { agents: string[]; rules: { isAllowed: boolean; pattern: string }[] }

/** Whether a robots.txt allows a crawler to read an address (RFC 9309: longest match wins, `allow` on a tie). */
export function mayCrawl(robotsTxt: string, agent: string, address: string): boolean {
  const groups = parseGroups(robotsTxt)
  const named = groups.filter(({ agents }) => agents.includes(agent.toLowerCase()))
  const applied = named.length > 0 ? named : groups.filter(({ agents }) => agents.includes('*'))
  const matching = applied.flatMap(({ rules }) => rules).filter(({ pattern }) => matches(pattern, address))
  const longest = Math.max(...matching.map(({ pattern }) => pattern.length))
  const decisive = matching.filter(({ pattern }) => pattern.length === longest)
  return decisive.length === 0 || decisive.some(({ isAllowed }) => isAllowed)
}

function parseGroups(robotsTxt: string): Group[] {
  const groups: Group[] = []
  let isNaming = false
  for (const line of robotsTxt.split(/\r?\n/)) {
    const [, field, value = ''] = /^\s*([\w-]+)\s*:\s*([^#]*?)\s*(?:#.*)?$/.exec(line) ?? []
    const name = field?.toLowerCase()
    if (name === 'user-agent') {
      if (!isNaming) groups.push({ agents: [], rules: [] })
      groups.at(-1)?.agents.push(value.toLowerCase())
      isNaming = true
    } else if (name === 'allow' || name === 'disallow') {
      isNaming = false
      if (value) groups.at(-1)?.rules.push({ isAllowed: name === 'allow', pattern: value })
    }
  }
  return groups
}

/** Prefix match with `*` as wildcard and `$` as end anchor. No regular expression, to avoid backtracking. */
function matches(pattern: string, address: string): boolean {
  const isWhole = pattern.endsWith('$')
  const [first = '', ...rest] = (isWhole ? pattern.slice(0, -1) : pattern).split('*')
  if (!address.startsWith(first)) return false
  let position = first.length
  for (const [index, part] of rest.entries()) {
    if (isWhole && index === rest.length - 1) return address.length - part.length >= position && address.endsWith(part)
    const found = address.indexOf(part, position)
    if (found === -1) return false
    position = found + part.length
  }
  return !isWhole || position === address.length
}
