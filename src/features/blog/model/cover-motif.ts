/**
 * Drawings for posts without a picture, in the sprite covers.svg, with the title words that call for them (Dutch,
 * English, French). Neighbours are of related subjects.
 */
const COVER_MOTIFS = {
  page: /ontwerp|design|site web|homepage/,
  ruler: /maat|schets|kleur|sketch|colour|couleur/,
  phone: /gsm|smartphone|mobi|toegank|accessib/,
  gauge: /snel|traag|fast|speed|slow|rapid|vite|lent/,
  chart: /cijfer|meten|statisti|measure|mesur|chiffre/,
  search: /google|gevonden|zoek|search|found|trouv|recherch/,
  basket: /shop|winkel|store|boutique|vend/,
  card: /prijs|kost|betaal|price|cost|pay|prix|tarif/,
  envelope: /mail|bericht|message|courri/,
  calendar: /afspraak|agenda|kalender|appointment|rendez/,
  rack: /server|hosting|back-up|backup|sauvegarde/,
  code: /code|api|software|logiciel/,
  globe: /domein|domain|taal|talen|langu/,
  lock: /cookie|privacy|veilig|wachtwoord|secur|password|sécur|mot de passe/,
}
export type CoverMotif = keyof typeof COVER_MOTIFS
const MOTIFS = Object.keys(COVER_MOTIFS) as CoverMotif[]
/** Other posts of one category begin within this many motifs. */
const MOTIFS_PER_CATEGORY = 3

type Post = { title: string; category: { id: number } | null }

/** One motif per post of a list, from its title or else its category; none twice, as long as there are enough. */
export function coverMotifs(posts: readonly Post[]): CoverMotif[] {
  const used = new Set<CoverMotif>()
  return posts.map((post) => {
    if (used.size === MOTIFS.length) used.clear()
    let index = firstChoice(post)
    while (used.has(MOTIFS[index]!)) index = (index + 1) % MOTIFS.length
    used.add(MOTIFS[index]!)
    return MOTIFS[index]!
  })
}

function firstChoice({ title, category }: Post): number {
  const subject = MOTIFS.findIndex((motif) => COVER_MOTIFS[motif].test(title.toLowerCase()))
  return subject < 0
    ? ((category?.id ?? 0) * MOTIFS_PER_CATEGORY + (title.length % MOTIFS_PER_CATEGORY)) % MOTIFS.length
    : subject
}
