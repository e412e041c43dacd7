import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  about:
    'Les règles pour demander un rendez-vous. Les demandes et les rendez-vous existants ne changent pas. Le fuseau horaire se choisit sous Entreprise.',
  'group.minutes': 'Durée d’un rendez-vous, en minutes',
  'group.asking': 'Demandes',
  'group.letters': 'Rappels',
  'field.minutes.NEW_WEB_APPLICATION': 'Nouveau site ou application web',
  'field.minutes.CHANGE_REQUEST': 'Modification',
  'field.minutes.REPORT_ISSUE': 'Signaler un problème',
  'field.grid': 'Intervalle entre les créneaux',
  'field.noticeHours': 'Délai minimal, en heures',
  'field.horizonDays': 'Délai maximal, en jours',
  'field.bufferMinutes': 'Pause après chaque rendez-vous, en minutes',
  'field.openRequests': 'Demandes en attente par personne',
  'field.reminderHours': 'Rappel au client, en heures avant le rendez-vous',
  'field.nudgeHours': 'Me rappeler une demande après, en heures',
  'help.openRequests': 'Au-delà de ce nombre, une personne doit attendre une réponse.',
  'help.noticeHours': '0 : jusqu’à la dernière minute.',
  'help.never': '0 : jamais.',
  'grid.minutes': '{count} minutes',
  'invalid.grid': 'Choisissez un intervalle dans la liste.',
  'invalid.minutes': 'Indiquez un nombre de minutes de 5 à 480.',
  'invalid.hours': 'Indiquez un nombre d’heures de 0 à 720.',
  'invalid.days': 'Indiquez un nombre de jours de 1 à 730.',
  'invalid.unbookable':
    'Avec un délai de {noticeHours} heures et un horizon de {horizonDays} jours, plus personne ne peut demander de rendez-vous. Réduisez le premier ou augmentez le second.',
  'invalid.buffer': 'Indiquez un nombre de minutes de 0 à 240.',
  'invalid.openRequests': 'Indiquez un nombre de 1 à 50.',
})
