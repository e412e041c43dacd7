import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  'approve.title': 'Approuver cette demande ?',
  'approve.text': 'Le client reçoit aussitôt une confirmation avec une invitation pour son agenda.',
  'approve.do': 'Approuver',
  'approve.instead': 'Approuver plutôt',
  'deny.title': 'Refuser cette demande ?',
  'deny.text': 'Le créneau redevient libre. Le client reçoit un e-mail avec votre motif.',
  'deny.do': 'Refuser',
  'deny.instead': 'Refuser plutôt',
  'reason.label': 'Motif',
  'reason.help': 'Langue du client : {language}.',
  'language.nl': 'néerlandais',
  'language.en': 'anglais',
  'language.fr': 'français',
  'done.APPROVED': 'Cette demande a été approuvée.',
  'done.DENIED': 'Cette demande a été refusée.',
  'done.CANCELLED': 'Ce rendez-vous a été annulé.',
  decidedBy: 'Par',
  decidedAt: 'Décidé le',
  'done.text': 'Vous n’avez plus rien à faire.',
  'expired.title': 'Ce lien a expiré.',
  'expired.text':
    'Les boutons de l’e-mail fonctionnent pendant une semaine, et jamais au-delà du début du rendez-vous. Vous pouvez encore décider depuis les demandes, dans l’administration.',
  'invalid.title': 'Ce lien ne fonctionne pas.',
  'invalid.text': 'Ouvrez à nouveau le lien depuis l’e-mail, ou consultez les demandes dans l’administration.',
  'failed.SLOT_UNAVAILABLE':
    'Votre agenda est désormais fermé sur ce créneau. Approuver quand même ? C’est possible depuis les demandes, dans l’administration.',
  'failed.SLOT_TAKEN': 'Ce créneau est désormais pris. Choisissez-en un autre dans l’administration.',
  admin: 'Voir les demandes',
})
