import type { Locale } from '#kernel/locale.ts'

/** Templates for a denial, in the language of the client. */
export const DENIAL_REASONS: { readonly [L in Locale]: readonly { name: string; text: string }[] } = {
  nl: [
    {
      name: 'Niet beschikbaar',
      text: 'Op dat moment kunnen we helaas niet. Kies gerust een ander moment; we maken graag tijd voor je.',
    },
    {
      name: 'Meer info nodig',
      text: 'We hebben nog te weinig informatie om dit gesprek goed voor te bereiden. Kan je ons eerst laten weten wat je precies nodig hebt?',
    },
    {
      name: 'Kan zonder afspraak',
      text: 'Dit lossen we sneller op zonder afspraak. Stuur ons een bericht: we antwoorden binnen één werkdag.',
    },
  ],
  en: [
    {
      name: 'Not available',
      text: 'Unfortunately, we’re not available at this time. Please choose another one; we’d be happy to meet you.',
    },
    {
      name: 'More information needed',
      text: 'We need a little more information to prepare for this meeting. Could you let us know exactly what you need first?',
    },
    {
      name: 'No appointment needed',
      text: 'We can solve this faster without an appointment. Send us a message and we’ll reply within one working day.',
    },
  ],
  fr: [
    {
      name: 'Pas disponible',
      text: 'Nous ne sommes malheureusement pas disponibles à ce moment-là. Choisissez un autre créneau : nous vous accueillerons avec plaisir.',
    },
    {
      name: 'Informations manquantes',
      text: 'Il nous manque des informations pour bien préparer ce rendez-vous. Pourriez-vous d’abord nous préciser ce dont vous avez besoin ?',
    },
    {
      name: 'Sans rendez-vous',
      text: 'Nous pouvons régler cela plus vite sans rendez-vous. Envoyez-nous un message : nous répondons sous un jour ouvrable.',
    },
  ],
}
