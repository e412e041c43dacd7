import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  about:
    'Comment vos clients demandent un rendez-vous. Ce qui est demandé ou approuvé reste inchangé. Le fuseau horaire se choisit avec votre entreprise.',
  'group.minutes': 'Durée d’un rendez-vous, en minutes',
  'group.asking': 'Demandes',
  'group.letters': 'Rappels',
  'field.minutes.NEW_WEB_APPLICATION': 'Nouvelle application web',
  'field.minutes.CHANGE_REQUEST': 'Modification',
  'field.minutes.REPORT_ISSUE': 'Signaler un problème',
  'field.grid': 'Un rendez-vous peut commencer toutes les',
  'field.noticeHours': 'Au moins ce nombre d’heures à l’avance',
  'field.horizonDays': 'Au plus ce nombre de jours à l’avance',
  'field.bufferMinutes': 'Minutes de pause après chaque rendez-vous',
  'field.openRequests': 'Demandes en attente par personne',
  'field.reminderHours': 'Rappeler au client ce nombre d’heures avant',
  'field.nudgeHours': 'Me rappeler une demande après ce nombre d’heures',
  'help.openRequests': 'Qui en a autant en attente d’une réponse ne peut pas en ajouter.',
  'help.noticeHours': '0 : jusqu’au dernier moment.',
  'help.never': '0 : jamais.',
  'grid.minutes': '{count} minutes',
  'invalid.grid': 'Choisissez un pas dans la liste.',
  'invalid.minutes': 'Indiquez un nombre de minutes de 5 à 480.',
  'invalid.hours': 'Indiquez un nombre d’heures de 0 à 720.',
  'invalid.days': 'Indiquez un nombre de jours de 1 à 730.',
  'invalid.buffer': 'Indiquez un nombre de minutes de 0 à 240.',
  'invalid.openRequests': 'Indiquez un nombre de 1 à 50.',
})
