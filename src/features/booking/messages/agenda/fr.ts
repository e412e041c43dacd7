import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  today: 'Aujourd’hui',
  coming: 'Prochains jours',
  calendar: 'Voir l’agenda',
  open: 'Ouvrir le rendez-vous avec {name}, {day} à {time}',
  request: 'À décider',
  now: 'En cours ou passé',
  noneToday: 'Aucun rendez-vous aujourd’hui.',
  doneToday: 'Les rendez-vous d’aujourd’hui sont passés.',
  next: 'Le prochain est {day} à {time}, avec {name}.',
  noneComing: 'Aucun rendez-vous dans les six prochains jours.',
  loading: 'Chargement des rendez-vous',
  failed: 'Impossible de charger les rendez-vous.',
  retry: 'Réessayer',
})
