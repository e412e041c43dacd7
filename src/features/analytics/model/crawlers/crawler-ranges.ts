/** Addresses where operators publish the networks of their crawlers, as JSON with `prefixes`. */
export const PUBLISHED_RANGES = {
  Googlebot: 'https://developers.google.com/static/search/apis/ipranges/googlebot.json',
  Bingbot: 'https://www.bing.com/toolbox/bingbot.json',
  Applebot: 'https://search.developer.apple.com/applebot.json',
  DuckDuckBot: 'https://duckduckgo.com/duckduckbot.json',
  DuckAssistBot: 'https://duckduckgo.com/duckassistbot.json',
  GPTBot: 'https://openai.com/gptbot.json',
  'OAI-SearchBot': 'https://openai.com/searchbot.json',
  'ChatGPT-User': 'https://openai.com/chatgpt-user.json',
  PerplexityBot: 'https://www.perplexity.com/perplexitybot.json',
  'Perplexity-User': 'https://www.perplexity.com/perplexity-user.json',
  CCBot: 'https://index.commoncrawl.org/ccbot.json',
} as const satisfies Record<string, string>
export type PublishedCrawler = keyof typeof PUBLISHED_RANGES

export const MAX_RANGES_LENGTH = 200_000
const MAX_RANGES = 10_000
/** A larger network belongs to no single operator: everything would be verified. */
const MIN_BITS = { ipv4: 8, ipv6: 19 }

/**
 * The networks in a file of an operator (any JSON: its strings that are networks), or in a list with one per line. Undefined if it
 * has none, or something that is no network.
 */
export function parseRanges(text: string): string[] | undefined {
  if (text.length > MAX_RANGES_LENGTH) return undefined
  const found = /^\s*[[{]/.test(text) ? networksInJson(text) : text.split(/[\s,]+/).filter(Boolean)
  const ranges = [...new Set(found)]
  const isValid = ranges.length > 0 && ranges.length <= MAX_RANGES && ranges.every(isNetwork)
  return isValid ? ranges : undefined
}

function networksInJson(text: string): string[] {
  const found: string[] = []
  try {
    JSON.parse(text, (key, value: unknown) => {
      if (typeof value === 'string' && /prefix|range|cidr|^ip|^\d+$/i.test(key) && value.includes('/'))
        found.push(value.trim())
      return value
    })
  } catch {
    return []
  }
  return found
}

function isNetwork(text: string): boolean {
  const [address = '', bits = '', ...rest] = text.split('/')
  if (rest.length > 0 || !/^\d{1,3}$/.test(bits)) return false
  if (address.includes(':'))
    return /^[\da-f:.]+$/i.test(address) && URL.canParse(`http://[${address}]`) && isBetween(bits, MIN_BITS.ipv6, 128)
  const isAddress = /^(?:\d{1,3}\.){3}\d{1,3}$/.test(address) && address.split('.').every((part) => Number(part) < 256)
  return isAddress && isBetween(bits, MIN_BITS.ipv4, 32)
}

function isBetween(bits: string, min: number, max: number): boolean {
  return Number(bits) >= min && Number(bits) <= max
}
