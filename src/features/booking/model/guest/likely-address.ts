/** Where most people have their mailbox: typing errors in these are recognised. */
const KNOWN_DOMAINS = [
  'gmail.com',
  'hotmail.com',
  'hotmail.be',
  'hotmail.fr',
  'hotmail.nl',
  'outlook.com',
  'outlook.be',
  'outlook.fr',
  'live.be',
  'live.nl',
  'live.fr',
  'live.com',
  'msn.com',
  'icloud.com',
  'yahoo.com',
  'yahoo.fr',
  'telenet.be',
  'skynet.be',
  'proximus.be',
  'scarlet.be',
  'voo.be',
  'ziggo.nl',
  'kpnmail.nl',
  'planet.nl',
  'orange.fr',
  'wanadoo.fr',
  'laposte.net',
  'free.fr',
  'sfr.fr',
  'protonmail.com',
  'gmx.de',
  'web.de',
  't-online.de',
  'pt.lu',
] as const

/** Real providers that differ from a known one by a letter or two. */
const OTHERS = ['mail.com', 'email.com', 'ymail.com', 'gmx.com', 'gmx.net', 'gmx.be', 'gmx.fr', 'me.com', 'mac.com']

/** The address that was probably meant: `leen@gmial.com` → `leen@gmail.com`. */
export function likelyAddress(typed: string): string | undefined {
  const [, local, domain] = /^\s*([^@\s]+)@([^@\s]+)\s*$/.exec(typed.toLowerCase()) ?? []
  if (!local || !domain || OTHERS.includes(domain) || KNOWN_DOMAINS.some((known) => known === domain)) return
  const near = KNOWN_DOMAINS.filter((known) => isNear(domain, known))
  // Two candidates, such as hotmail.be and hotmail.fr for hotmail.b, are a guess.
  return near.length === 1 ? `${local}@${near[0]}` : undefined
}

/** One error; two in a long name. The first letter of short names must be right. */
function isNear(typed: string, known: string): boolean {
  if (known.length < 8 && typed[0] !== known[0]) return false
  return distance(typed, known) <= (known.length >= 10 ? 2 : 1)
}

/** Missing, added, changed and swapped letters (optimal string alignment). */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, row) => [row, ...Array<number>(b.length).fill(0)])
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let column = 1; column <= b.length; column++) (rows[0] as number[])[column] = column
  for (let row = 1; row <= a.length; row++)
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1]
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      ;(rows[row] as number[])[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
  return at(a.length, b.length)
}
