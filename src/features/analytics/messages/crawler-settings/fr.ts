import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  about:
    'Tout programme peut se faire passer pour le robot d’un autre. Certains exploitants publient les réseaux de leur robot. Chaque requête est comparée à ces réseaux ; l’adresse elle-même n’est pas conservée.',
  'field.isFetched': 'Récupérer chaque jour ce que les exploitants publient',
  'help.isFetched':
    'Chez Google, Bing, Apple, DuckDuckGo, OpenAI, Perplexity et Common Crawl. La première fois dans l’heure.',
  heading: 'Coller les réseaux vous-même',
  'field.crawler': 'Robot',
  'field.pasted': 'Réseaux',
  'help.pasted':
    'Le JSON de l’exploitant, ou un réseau par ligne, par exemple 192.0.2.0/24. Ce que vous collez remplace ce qui a été récupéré. Laissez vide pour ne rien coller.',
  'invalid.ranges': 'Collez le JSON de l’exploitant ou un réseau par ligne, par exemple 66.249.64.0/27.',
})
