/**
 * Drawings for posts without a picture, in the sprite covers.svg, with the title words that call for them (Dutch,
 * English, French). Neighbours are of related subjects.
 */
const COVER_MOTIFS = {
  page: /ontwerp|design|homepage|page d’accueil/,
  ruler: /maat|schets|kleur|foto|sketch|colour|photo|couleur/,
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
const MOTIFS = Object.keys(COVER_MOTIFS) as [CoverMotif, ...CoverMotif[]]
/** Other posts of one category begin within this many motifs. */
const MOTIFS_PER_CATEGORY = 3

type Post = { title: string; category: { id: number } | null }

/**
 * One motif per post of a list: by its title, or else by its category. None twice, as long as there are enough; a title
 * that calls for a motif gets it before other posts.
 */
export function coverMotifs(posts: readonly Post[]): CoverMotif[] {
  const used = new Set<number>()
  const bySubject = posts.map(({ title }) => {
    const index = MOTIFS.findIndex((motif, place) => !used.has(place) && COVER_MOTIFS[motif].test(title.toLowerCase()))
    if (index >= 0) used.add(index)
    return index
  })
  return posts.map(({ title, category }, place) => {
    let index = bySubject[place] ?? -1
    if (index < 0) {
      if (used.size === MOTIFS.length) used.clear()
      index = ((category?.id ?? 0) * MOTIFS_PER_CATEGORY + (title.length % MOTIFS_PER_CATEGORY)) % MOTIFS.length
      while (used.has(index)) index = (index + 1) % MOTIFS.length
      used.add(index)
    }
    return MOTIFS[index] ?? MOTIFS[0]
  })
}
