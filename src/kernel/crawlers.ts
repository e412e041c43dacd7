/** Purpose of a crawler: training, answering or searching, user-triggered fetches, search engines, or other. */
export const CRAWLER_PURPOSES = ['training', 'answers', 'user', 'search', 'other'] as const
export type CrawlerPurpose = (typeof CRAWLER_PURPOSES)[number]

/**
 * AI crawlers by their name in the user agent and in robots.txt. Google-Extended and Applebot-Extended exist in
 * robots.txt only: they control how Google and Apple use a page.
 */
export const AI_CRAWLERS = {
  training: [
    'GPTBot',
    'ClaudeBot',
    'Google-Extended',
    'Applebot-Extended',
    'CCBot',
    'Bytespider',
    'Meta-ExternalAgent',
    'anthropic-ai',
    'Amazonbot',
    'AI2Bot',
    'Diffbot',
  ],
  answers: ['OAI-SearchBot', 'Claude-SearchBot', 'PerplexityBot', 'DuckAssistBot', 'YouBot'],
  user: ['ChatGPT-User', 'Claude-User', 'Perplexity-User', 'MistralAI-User', 'Meta-ExternalFetcher'],
} as const satisfies Partial<Record<CrawlerPurpose, readonly string[]>>

/** User agent of requests that this site makes to other sites, and to itself when it measures its own pages. */
export function ownUserAgent(origin: string): string {
  return `Mozilla/5.0 (compatible; cyaan; +${origin})`
}

export const SEARCH_ENGINES = [
  'Googlebot',
  'Bingbot',
  'DuckDuckBot',
  'Applebot',
  'YandexBot',
  'Baiduspider',
  'Qwantbot',
  'SeznamBot',
  'PetalBot',
  'MojeekBot',
] as const
