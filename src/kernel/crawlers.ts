/**
 * What a crawler reads pages for: to train models, to answer or search with them, because a person asked an assistant
 * to, for a search engine, or something else.
 */
export const CRAWLER_PURPOSES = ['training', 'answers', 'user', 'search', 'other'] as const
export type CrawlerPurpose = (typeof CRAWLER_PURPOSES)[number]

/**
 * AI crawlers by the name in their user agent and in robots.txt. Two of them exist in robots.txt only: Google-Extended
 * and Applebot-Extended say what Googlebot and Applebot may use a page for.
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
