import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  'heading.comment': 'Votre commentaire a été masqué',
  'hello.comment':
    'Bonjour {name}, l’un de nous a lu votre commentaire et a décidé de ne plus l’afficher sur le site. Vous le voyez encore, mais pas les autres visiteurs.',
  'text.comment': 'Votre commentaire',
  'heading.review': 'Votre avis a été masqué',
  'hello.review':
    'Bonjour {name}, l’un de nous a lu votre avis et a décidé de ne plus l’afficher sur le site. Vous le voyez encore, mais pas les autres visiteurs.',
  'text.review': 'Votre avis',
  reason: 'Motif',
  writtenOn: 'Écrit le',
  decidedOn: 'Décidé le',
  how: 'Cette décision a été prise par une personne, et non par un algorithme, pour le motif indiqué ci-dessus.',
  object: 'Vous n’êtes pas d’accord ? Dites-nous pourquoi : nous réexaminerons notre décision et vous répondrons.',
  reply: 'Répondez simplement à cet e-mail, ou utilisez le formulaire de contact.',
  button: 'Contester la décision',
  further:
    'Si nous ne trouvons pas d’accord, vous pouvez vous adresser à un organe certifié de règlement extrajudiciaire des litiges ou aux tribunaux.',
  'digest.subject': {
    one: '{count} commentaire ou avis attend votre décision',
    other: '{count} commentaires et avis attendent votre décision',
  },
  'digest.heading': 'En attente de votre décision',
  'digest.hello': 'Bonjour {name},',
  'digest.text': 'Ces textes sont arrivés depuis le dernier e-mail.',
  'digest.comment': 'Commentaire',
  'digest.review': 'Avis',
  'digest.waiting': 'Pas encore visible : en attente d’approbation',
  'digest.reported': 'Signalé par un lecteur',
  'digest.button': 'Consulter et décider',
  'digest.signOff': 'Cordialement, {company}',
})
