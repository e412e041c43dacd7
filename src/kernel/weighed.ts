/** What a header such as Accept names, each with its weight (`q`), the dearest first; what weighs nothing is refused. */
export function weighed(header: string | null | undefined): { name: string; weight: number }[] {
  if (!header) return []
  return header
    .toLowerCase()
    .split(',', 20)
    .map((part) => {
      const [name = '', ...parameters] = part.trim().split(';')
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean)
      return { name: name.trim(), weight: weight === undefined ? 1 : Number(weight) }
    })
    .sort((a, b) => b.weight - a.weight)
}
