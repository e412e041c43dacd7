import { expect, test } from 'vitest'
import { crawlerOf, ignoresRobots, OTHER_BOTS, purposeOf } from './match-crawler.ts'

const CRAWLERS: [name: string, purpose: string, userAgent: string][] = [
  [
    'GPTBot',
    'training',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  ],
  [
    'OAI-SearchBot',
    'answers',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36; compatible; OAI-SearchBot/1.3; +https://openai.com/searchbot',
  ],
  [
    'ChatGPT-User',
    'user',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ChatGPT-User/1.0; +https://openai.com/bot)',
  ],
  [
    'ClaudeBot',
    'training',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)',
  ],
  [
    'Claude-User',
    'user',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Claude-User/1.0; +Claude-User@anthropic.com)',
  ],
  [
    'PerplexityBot',
    'answers',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; PerplexityBot/1.0; +https://perplexity.ai/perplexitybot)',
  ],
  ['CCBot', 'training', 'CCBot/2.0 (https://commoncrawl.org/faq/)'],
  [
    'Bytespider',
    'training',
    'Mozilla/5.0 (Linux; Android 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Mobile Safari/537.36 (compatible; Bytespider; spider-feedback@bytedance.com)',
  ],
  [
    'Meta-ExternalAgent',
    'training',
    'meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
  ],
  ['DuckAssistBot', 'answers', 'DuckAssistBot/1.2; (+http://duckduckgo.com/duckassistbot.html)'],
  [
    'Googlebot',
    'search',
    'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.6778.139 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  ],
  [
    'Bingbot',
    'search',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0.1938.76 Safari/537.36',
  ],
  [
    'Applebot',
    'search',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)',
  ],
  [OTHER_BOTS, 'other', 'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)'],
  [OTHER_BOTS, 'other', 'curl/8.5.0'],
  [OTHER_BOTS, 'other', 'python-requests/2.32.3'],
  [
    OTHER_BOTS,
    'other',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/131.0.0.0 Safari/537.36',
  ],
  [OTHER_BOTS, 'other', ''],
]

test.each(CRAWLERS)('%s (%s) is recognised: %s', (name, purpose, userAgent) => {
  expect(crawlerOf(userAgent)).toBe(name)
  expect(purposeOf(name)).toBe(purpose)
})

const BROWSERS = {
  Chrome:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  Edge: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
  Firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
  Safari:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  Android:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  'Samsung Internet':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
  // Cubot makes phones.
  Cubot:
    'Mozilla/5.0 (Linux; Android 8.0.0; CUBOT_P20) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/96.0.4664.104 Mobile Safari/537.36',
  'in-app browser of Facebook':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/500.0.0.0;FBDV/iPhone14,5]',
}

test.each(Object.entries(BROWSERS))('%s is not a crawler', (_, userAgent) => {
  expect(crawlerOf(userAgent)).toBeUndefined()
})

test('a name inside another word is not that crawler', () => {
  expect(crawlerOf('MyGPTBotany/1.0 Chrome/120')).not.toBe('GPTBot')
})

const DEVICE =
  'Mozilla/5.0 (Linux; Android 10; Amazonbot Build/Q) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'
const IN_APP = `${BROWSERS.iPhone} [YouBot app]`

test.each([DEVICE, IN_APP])('a name that a browser has by chance is no crawler: %s', (userAgent) => {
  expect(crawlerOf(userAgent)).toBeUndefined()
})

test('a crawler for training ignores robots.txt with any request, another one with an excluded page', () => {
  expect(ignoresRobots('GPTBot', false)).toBe(true)
  expect(ignoresRobots('Googlebot', false)).toBe(false)
  expect(ignoresRobots('Googlebot', true)).toBe(true)
})
