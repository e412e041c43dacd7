/** Naive Bayes over the words of texts that an admin judged as spam or wanted. */
export type Example = { text: string; isSpam: boolean }
export type Classifier = { spam: WordCounts; wanted: WordCounts }
type WordCounts = { texts: number; words: Map<string, number> }

/** Minimum number of examples per class. */
const MIN_TEXTS = 5
/** Only the most significant words are scored. */
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

/** Spam probability from 0 to 1; null without enough examples. */
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
 * Log-odds of a word: positive for spam, negative for wanted. Frequencies are relative to the class, so class sizes do not
 * matter; rare words are shrunk towards zero (Gary Robinson, 2003).
 */
function weightOf({ spam, wanted }: Classifier, word: string): number {
  const [inSpam, inWanted] = [spam.words.get(word) ?? 0, wanted.words.get(word) ?? 0]
  const seen = inSpam + inWanted
  if (seen === 0) return 0
  const [spamShare, wantedShare] = [inSpam / spam.texts, inWanted / wanted.texts]
  const likely = (0.5 + (seen * spamShare) / (spamShare + wantedShare)) / (1 + seen)
  return Math.log(likely / (1 - likely))
}

/** Distinct words; a host name or email address is one word. */
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
