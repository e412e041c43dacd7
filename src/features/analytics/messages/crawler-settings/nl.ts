export const nl = {
  about:
    'Elk programma kan zich voor een crawler van een ander uitgeven. Sommige uitbaters maken bekend vanaf welke netwerken hun crawler komt. Daarmee wordt elke aanvraag nagekeken; het adres zelf wordt niet bewaard.',
  'field.isFetched': 'Elke dag ophalen wat de uitbaters bekendmaken',
  'help.isFetched':
    'Van Google, Bing, Apple, DuckDuckGo, OpenAI, Perplexity en Common Crawl. De eerste keer binnen het uur.',
  heading: 'Zelf plakken',
  'field.crawler': 'Crawler',
  'field.pasted': 'Netwerken',
  'help.pasted':
    'De JSON van de uitbater, of één netwerk per regel, zoals 192.0.2.0/24. Wat je plakt, vervangt wat opgehaald is. Laat leeg om niets te plakken.',
  'invalid.ranges': 'Plak de JSON van de uitbater of één netwerk per regel, zoals 66.249.64.0/27.',
} as const
