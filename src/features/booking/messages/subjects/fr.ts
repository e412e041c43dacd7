import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  about:
    'Les sujets pour lesquels un client peut prendre rendez-vous, dans cet ordre. La durée et le lieu valent pour les nouvelles demandes ; un nom ou un lieu modifié apparaît aussi pour les rendez-vous existants. Si vous ne remplissez qu’une langue, elle vaut pour toutes.',
  'field.subjects': 'Sujets',
  add: 'Ajouter un sujet',
  unnamed: 'Nouveau sujet',
  hidden: 'Masqué',
  minutesOf: '{count} minutes',
  remove: 'Supprimer {name}',
  up: 'Monter {name}',
  down: 'Descendre {name}',
  name: 'Nom',
  description: 'Explication sur la page de réservation',
  minutes: 'Durée en minutes',
  place: 'Lieu ou lien de réunion',
  'place.help':
    'Un texte, une adresse ou un lien (https://…). Tout vide : l’adresse de votre entreprise. Avec {room} dans un lien, chaque rendez-vous approuvé a sa propre salle de réunion : En ligne : https://meet.jit.si/{room}',
  'place.room':
    'Utilisez {room} une seule fois, dans un lien qui commence par https://. Aucune autre accolade n’est possible.',
  rules: 'Règles propres à ce sujet',
  'rules.help': 'Laissez vide ce qui est réglé sous Rendez-vous.',
  bufferBefore: 'Minutes de pause avant',
  bufferAfter: 'Minutes de pause après',
  noticeHours: 'Délai minimal, en heures',
  maxPerDay: 'Nombre maximal par jour',
  active: 'Les clients peuvent choisir ce sujet',
  'active.used': 'Ce sujet a des rendez-vous : vous pouvez le masquer, mais pas le supprimer.',
  link: 'Page de réservation avec ce sujet choisi',
  tooLong: 'C’est trop long.',
  'name.required': 'Indiquez le nom dans au moins une langue.',
  'minutes.invalid': 'Indiquez un nombre de minutes de 5 à 480.',
  'buffer.invalid': 'Indiquez un nombre de minutes de 0 à 240, ou rien.',
  'notice.invalid': 'Indiquez un nombre d’heures de 0 à 720, ou rien.',
  'maxPerDay.invalid': 'Indiquez un nombre de 1 à 100, ou rien.',
  tooMany: 'Vingt sujets au plus.',
  noneActive: 'Les clients doivent pouvoir choisir au moins un sujet.',
  sameCode: 'Deux sujets ont le même code. Supprimez-en un et ajoutez-le à nouveau.',
  inUse: 'Un sujet qui a des rendez-vous ne peut pas être supprimé. Masquez-le plutôt.',
})
