import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  loading: 'Chargement de votre rendez-vous',
  failed: 'Votre rendez-vous n’a pas pu être chargé.',
  retry: 'Réessayer',
  'unconfirmed.title': 'Votre demande n’est pas encore confirmée',
  'unconfirmed.status': 'Pas encore confirmé',
  'unconfirmed.text': 'Vérifiez-la et confirmez-la. Nous vous dirons ensuite si ce créneau nous convient.',
  'unconfirmed.held': 'Nous vous réservons ce créneau jusqu’à {time}.',
  'unconfirmed.free': 'Ce créneau est encore libre, mais il ne vous est plus réservé.',
  confirm: 'Confirmer la demande',
  'confirm.failed': 'La confirmation a échoué. Veuillez réessayer.',
  'gone.title': 'Ce créneau n’est plus libre',
  'gone.text': 'Votre demande est conservée. Choisissez un autre créneau pour la confirmer :',
  'gone.none': 'Aucun créneau proche n’est libre. Choisissez-en un autre sur la page de rendez-vous.',
  'gone.at': '{day} à {time}',
  'confirmed.title': 'Votre demande est confirmée',
  'confirmed.text':
    'Nous l’examinerons dès que possible et vous écrirons dès que nous aurons décidé. Le lien de votre e-mail reste valable.',
  'change.title': 'Demander un autre créneau',
  'change.text': 'Votre rendez-vous reste inchangé tant que nous n’avons pas approuvé l’autre créneau.',
  'change.day': 'Jour',
  'change.time': 'Heure',
  'change.choose': 'Choisissez une heure',
  'change.loading': 'Chargement des créneaux libres',
  'change.none': 'Plus aucun créneau libre ce jour-là. Choisissez un autre jour.',
  'change.send': 'Envoyer la demande',
  'change.close': 'Garder le créneau actuel',
  'change.failed': 'Votre demande n’a pas pu être envoyée. Veuillez réessayer.',
  'error.CHANGE_ALREADY_REQUESTED':
    'Vous avez déjà demandé un autre créneau. Attendez notre réponse ou retirez d’abord cette demande.',
  'error.TOO_LATE_TO_CHANGE':
    'À si court terme, vous ne pouvez plus modifier ou annuler ce rendez-vous vous-même. Contactez-nous.',
  book: 'Demander un nouveau rendez-vous',
  contact: 'Aller à la page de contact',
  for: 'Pour {name} ({email})',
  needsScript:
    'Pour voir cette page, JavaScript doit être activé. Activez-le dans votre navigateur et rouvrez le lien de votre e-mail.',
})
