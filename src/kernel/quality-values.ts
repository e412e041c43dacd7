/** The values of a header such as Accept with their quality values. Highest q first; q=0 means not acceptable. */
export function parseQualityValues(header: string | null | undefined): { name: string; quality: number }[] {
  if (!header) return []
  return header
    .toLowerCase()
    .split(',', 20)
    .map((part) => {
      const [name = '', ...parameters] = part.trim().split(';')
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean)
      return { name: name.trim(), quality: quality === undefined ? 1 : Number(quality) }
    })
    .sort((a, b) => b.quality - a.quality)
}
