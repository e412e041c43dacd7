import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  subject: 'Un de vos textes n’est plus visible sur le site',
  heading: 'Nous avons masqué un de vos textes',
  hello:
    'Bonjour {name}, l’un de nous a lu ce que vous avez écrit et a décidé de ne plus le montrer sur le site. Vous voyez encore votre texte, les autres non.',
  reason: 'Raison',
  text: 'Votre texte',
  writtenOn: 'Écrit le',
  decidedOn: 'Décidé le',
  how: 'Cette décision a été prise par une personne, pas par un programme, pour la raison ci-dessus.',
  object:
    'Vous n’êtes pas d’accord ? Dites-nous pourquoi : nous réexaminerons la décision et vous recevrez une réponse.',
  reply: 'Répondez simplement à cet e-mail, ou utilisez le formulaire de contact.',
  button: 'Contester la décision',
  further:
    'Si nous ne trouvons pas d’accord, vous pouvez vous adresser à un organisme certifié de règlement extrajudiciaire des litiges ou à un tribunal.',
})
