import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  heading: 'Rapide sur tous les smartphones. Cette page le prouve.',
  weight: 'poids de cette page',
  kilobytes: 'ko',
  requests: 'requêtes',
  thirdParties: 'vers des tiers',
  paint: 'avant l’affichage de la page, médiane de nos visiteurs',
  seconds: 's',
  built: 'mise en ligne de cette version',
  check: 'Vérifiez chaque chiffre vous-même',
})
