import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  about:
    'Les règles pour demander un rendez-vous. Les demandes et les rendez-vous existants ne changent pas. Le fuseau horaire se choisit sous Entreprise.',
  'group.asking': 'Demandes',
  'group.emails': 'E-mails',
  'field.grid': 'Intervalle entre les créneaux',
  'field.noticeHours': 'Délai minimal, en heures',
  'field.horizonDays': 'Délai maximal, en jours',
  'field.bufferMinutes': 'Pause après chaque rendez-vous, en minutes',
  'field.openRequests': 'Demandes en attente par personne',
  'field.reminderHours': 'Rappel au client, en heures avant le rendez-vous',
  'field.laterReminderHours': 'Rappels suivants au client, en heures avant',
  'field.nudgeHours': 'Me rappeler une demande en attente après (heures)',
  'field.ownerNotice': 'M’envoyer un e-mail pour une nouvelle demande',
  'help.openRequests': 'Au-delà de ce nombre, une personne doit attendre une réponse.',
  'help.noticeHours': '0 : jusqu’à la dernière minute.',
  'help.never': '0 : jamais.',
  'help.reminders': 'Un ou plusieurs nombres, par exemple 24, 1. Vide : jamais.',
  'help.ownerNotice': 'L’e-mail contient des boutons pour approuver ou refuser la demande.',
  'choice.ownerNotice.atOnce': 'Immédiatement',
  'choice.ownerNotice.digest': 'Une fois par jour, le matin',
  'choice.ownerNotice.never': 'Jamais',
  'grid.minutes': '{count} minutes',
  'invalid.grid': 'Choisissez un intervalle dans la liste.',
  'invalid.hours': 'Indiquez un nombre d’heures de 0 à 720.',
  'invalid.reminders': 'Indiquez au plus cinq nombres entiers d’heures de 1 à 720, séparés par des virgules.',
  'invalid.days': 'Indiquez un nombre de jours de 1 à 730.',
  'invalid.unbookable':
    'Avec un délai de {noticeHours} heures et un horizon de {horizonDays} jours, plus personne ne peut demander de rendez-vous. Réduisez le premier ou augmentez le second.',
  'invalid.buffer': 'Indiquez un nombre de minutes de 0 à 240.',
  'invalid.openRequests': 'Indiquez un nombre de 1 à 50.',
  'invalid.ownerNotice': 'Choisissez une des possibilités.',
})
