/** Naive Bayes over the words of texts that an admin judged. Whether they praise or complain is no word of it. */
export type Example = { text: string; isSpam: boolean }
export type Classifier = { spam: WordCounts; wanted: WordCounts }
type WordCounts = { texts: number; words: Map<string, number> }

/** Fewer judged texts of either kind prove nothing. */
const MIN_TEXTS = 5
/** One word, however strong, does not decide alone: only so many of the most telling ones are weighed. */
const MAX_WORDS = 15

export function train(examples: readonly Example[]): Classifier {
  const classifier = { spam: emptyCounts(), wanted: emptyCounts() }
  for (const { text, isSpam } of examples) {
    const counts = isSpam ? classifier.spam : classifier.wanted
    counts.texts += 1
    for (const word of tokenize(text)) counts.words.set(word, (counts.words.get(word) ?? 0) + 1)
  }
  return classifier
}

/** How likely a text is spam, from 0 to 1; null as long as too little has been judged to say. */
export function spamScore(classifier: Classifier, text: string): number | null {
  const { spam, wanted } = classifier
  if (spam.texts < MIN_TEXTS || wanted.texts < MIN_TEXTS) return null
  const evidence = [...tokenize(text)]
    .map((word) => weightOf(classifier, word))
    .sort((a, b) => Math.abs(b) - Math.abs(a))
    .slice(0, MAX_WORDS)
    .reduce((sum, weight) => sum + weight, 0)
  return 1 / (1 + Math.exp(-evidence))
}

/**
 * What one word says: above zero for spam, below for wanted. Shares of each pile are compared, so their sizes do not
 * matter, and the fewer texts it was seen in, the nearer it stays to nothing (after Gary Robinson, 2003).
 */
function weightOf({ spam, wanted }: Classifier, word: string): number {
  const [inSpam, inWanted] = [spam.words.get(word) ?? 0, wanted.words.get(word) ?? 0]
  const seen = inSpam + inWanted
  if (seen === 0) return 0
  const [spamShare, wantedShare] = [inSpam / spam.texts, inWanted / wanted.texts]
  const likely = (0.5 + (seen * spamShare) / (spamShare + wantedShare)) / (1 + seen)
  return Math.log(likely / (1 - likely))
}

/** Each word once; a host or an address with dots is one word. */
function tokenize(text: string): Set<string> {
  return new Set(
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*[\p{L}\p{N}]/gu) ?? [],
  )
}

function emptyCounts(): WordCounts {
  return { texts: 0, words: new Map() }
}
