/** Until the owner changes them. */
export const INITIAL_CANNED_ANSWERS = {
  nl: [
    {
      name: 'Meer info nodig',
      text: 'Bedankt voor je bericht. Kan je ons wat meer vertellen over je zaak, wat je nodig hebt en tegen wanneer? Dan maken we een voorstel op.',
    },
    {
      name: 'Afspraak voorstellen',
      text: 'Bedankt voor je bericht. Dit bespreken we graag even met je. Kies op onze site een moment dat je past, en schrijf erbij of je liever belt of langskomt.',
    },
  ],
  en: [
    {
      name: 'More information needed',
      text: 'Thank you for your message. Could you tell us a little more about your business, what you need and by when? We’ll then put together a proposal.',
    },
    {
      name: 'Suggest an appointment',
      text: 'Thank you for your message. We’d like to discuss this with you. Choose a time that suits you on our site, and tell us whether you would rather meet or talk by phone.',
    },
  ],
  fr: [
    {
      name: 'Informations manquantes',
      text: 'Merci pour votre message. Pourriez-vous nous en dire un peu plus sur votre entreprise, vos besoins et vos délais ? Nous pourrons alors vous faire une proposition.',
    },
    {
      name: 'Proposer un rendez-vous',
      text: 'Merci pour votre message. Nous aimerions en discuter avec vous. Choisissez sur notre site le créneau qui vous convient, en précisant si vous préférez un appel ou une rencontre.',
    },
  ],
}
