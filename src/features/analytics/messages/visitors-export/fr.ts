import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  part: 'Rubrique',
  value: 'Valeur',
  visitors: 'Visiteurs',
  visits: 'Visites',
  views: 'Pages vues',
  previousVisitors: 'Visiteurs, période précédente',
  previousVisits: 'Visites, période précédente',
  previousViews: 'Pages vues, période précédente',
  none: '(aucun)',
  'part.day': 'Par jour',
  'part.week': 'Par semaine',
  'part.month': 'Par mois',
  'part.goal': 'Objectif',
  'part.page': 'Page',
  'part.entry': 'Première page',
  'part.exit': 'Dernière page',
  'part.referrer': 'Site référent',
  'part.campaign': 'Campagne',
  'part.language': 'Langue',
  'part.device': 'Appareil',
  'part.browser': 'Navigateur',
  figures: 'Chiffres',
  'figures.own': 'vos chiffres',
  'figures.example': 'chiffres d’exemple',
})
