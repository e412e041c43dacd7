import type { Locale } from '#kernel/locale.ts'

/** Templates for a denial, in the language of the client. */
export const DENIAL_REASONS: { readonly [L in Locale]: readonly { name: string; text: string }[] } = {
  nl: [
    {
      name: 'Niet vrij',
      text: 'Op dit moment kunnen we helaas niet. Kies gerust een ander uur; we maken er graag tijd voor.',
    },
    {
      name: 'Meer info nodig',
      text: 'We weten nog te weinig om dit gesprek goed voor te bereiden. Kan je ons eerst schrijven wat je precies nodig hebt?',
    },
    {
      name: 'Kan zonder afspraak',
      text: 'Dit lossen we sneller op zonder afspraak. Stuur ons een bericht, dan kijken we er meteen naar.',
    },
  ],
  en: [
    {
      name: 'Not free',
      text: 'We are not free at this time, sorry. Please choose another one; we will gladly make time for you.',
    },
    {
      name: 'More information needed',
      text: 'We know too little to prepare this talk well. Could you first write to us what exactly you need?',
    },
    {
      name: 'No appointment needed',
      text: 'We can solve this faster without an appointment. Send us a message and we will look at it right away.',
    },
  ],
  fr: [
    {
      name: 'Pas libre',
      text: 'Nous ne sommes malheureusement pas libres à ce moment. Choisissez une autre heure ; nous vous recevrons avec plaisir.',
    },
    {
      name: 'Plus d’informations',
      text: 'Nous en savons trop peu pour bien préparer cet entretien. Pourriez-vous d’abord nous écrire ce dont vous avez besoin ?',
    },
    {
      name: 'Sans rendez-vous',
      text: 'Nous réglerons cela plus vite sans rendez-vous. Envoyez-nous un message et nous regardons tout de suite.',
    },
  ],
}
