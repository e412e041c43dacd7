import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  about:
    'Any program can claim to be another one’s crawler. Some operators publish the networks that their crawler uses. Each request is checked against them; the address itself is not stored.',
  'field.isFetched': 'Fetch what the operators publish every day',
  'help.isFetched':
    'From Google, Bing, Apple, DuckDuckGo, OpenAI, Perplexity and Common Crawl. The first time within the hour.',
  heading: 'Paste them yourself',
  'field.crawler': 'Crawler',
  'field.pasted': 'Networks',
  'help.pasted':
    'The operator’s JSON, or one network per line, such as 192.0.2.0/24. What you paste replaces what was fetched. Leave it empty to paste nothing.',
  'invalid.ranges': 'Paste the operator’s JSON or one network per line, such as 66.249.64.0/27.',
})
