import type { Locale } from '#kernel/locale.ts'
import type { ConsentCategory } from '#kernel/storage-registry.ts'
import type { Measurement } from '../model/measurement.schema.ts'

export type DialogTexts = {
  title: string
  lead: string
  /** Instead, with a measurement ID: Google's signals for advertising then follow the marketing category. */
  leadWithMarketing: string
  more: string
  reject: string
  accept: string
  preferences: string
  save: string
  choose: string
  locked: string
  unused: string
  noCookies: string
  failed: string
  categories: { [Name in ConsentCategory]: { name: string; what: string } }
}

export const DIALOG_TEXTS: { [L in Locale]: DialogTexts } = {
  nl: {
    title: 'Cookies op deze site',
    lead: 'Essentiële cookies staan altijd aan. Met jouw toestemming gebruiken we er ook voor de interactieve kaart en statistieken.',
    leadWithMarketing:
      'Essentiële cookies staan altijd aan. Met jouw toestemming gebruiken we er ook voor de interactieve kaart, statistieken en marketing.',
    more: 'Lees welke cookies we gebruiken',
    reject: 'Alles weigeren',
    accept: 'Alles aanvaarden',
    preferences: 'Voorkeuren',
    save: 'Keuze bewaren',
    choose: 'Welke cookies sta je toe?',
    locked: 'altijd aan',
    unused: 'niet in gebruik',
    noCookies:
      'Je browser bewaart geen cookies, dus ook je keuze niet. Wat je ook kiest: er gebeurt niets extra’s en we stellen de vraag later opnieuw.',
    failed: 'Je keuze kon niet bewaard worden. Probeer het opnieuw.',
    categories: {
      essential: { name: 'Essentieel', what: 'Taal, thema, inloggen en je keuze over cookies.' },
      functional: { name: 'Functioneel', what: 'De interactieve kaart op de contactpagina.' },
      analytics: { name: 'Statistieken', what: 'Hoe de site gebruikt wordt.' },
      marketing: { name: 'Marketing', what: 'Advertenties en het opvolgen van campagnes.' },
    },
  },
  en: {
    title: 'Cookies on this site',
    lead: 'Essential cookies are always on. With your consent, we also use cookies for the interactive map and analytics.',
    leadWithMarketing:
      'Essential cookies are always on. With your consent, we also use cookies for the interactive map, analytics and marketing.',
    more: 'See which cookies we use',
    reject: 'Reject all',
    accept: 'Accept all',
    preferences: 'Preferences',
    save: 'Save choices',
    choose: 'Which cookies do you allow?',
    locked: 'always on',
    unused: 'not in use',
    noCookies:
      'Your browser doesn’t store cookies, so it can’t store your choice either. Whatever you choose, only essential features are used, and we’ll ask again later.',
    failed: 'Your choice could not be saved. Please try again.',
    categories: {
      essential: { name: 'Essential', what: 'Language, theme, login and your cookie choice.' },
      functional: { name: 'Functional', what: 'The interactive map on the contact page.' },
      analytics: { name: 'Analytics', what: 'Statistics on how the site is used.' },
      marketing: { name: 'Marketing', what: 'Advertising and measuring campaigns.' },
    },
  },
  fr: {
    title: 'Les cookies sur ce site',
    lead: 'Les cookies essentiels sont toujours actifs. Avec votre accord, nous en utilisons aussi pour la carte interactive et les statistiques.',
    leadWithMarketing:
      'Les cookies essentiels sont toujours actifs. Avec votre accord, nous en utilisons aussi pour la carte interactive, les statistiques et le marketing.',
    more: 'Voir les cookies que nous utilisons',
    reject: 'Tout refuser',
    accept: 'Tout accepter',
    preferences: 'Préférences',
    save: 'Enregistrer mes choix',
    choose: 'Quels cookies autorisez-vous ?',
    locked: 'toujours actifs',
    unused: 'non utilisés',
    noCookies:
      'Votre navigateur n’enregistre pas les cookies, et donc pas votre choix non plus. Quel que soit votre choix, seules les fonctions essentielles sont utilisées, et nous vous reposerons la question plus tard.',
    failed: 'Votre choix n’a pas pu être enregistré. Veuillez réessayer.',
    categories: {
      essential: { name: 'Essentiels', what: 'Langue, thème, connexion et choix des cookies.' },
      functional: { name: 'Fonctionnels', what: 'La carte interactive de la page de contact.' },
      analytics: { name: 'Statistiques', what: 'Comment le site est utilisé.' },
      marketing: { name: 'Marketing', what: 'La publicité et le suivi de campagnes.' },
    },
  },
}

/**
 * The question as it is shown: it names only what the site uses. It is written on the server only; the proof of an answer
 * holds the hash of these words.
 */
export function questionOf(dialog: DialogTexts, { measurementId }: Measurement) {
  const { lead, leadWithMarketing, unused, ...texts } = dialog
  return { ...texts, lead: measurementId ? leadWithMarketing : lead, unusedHint: measurementId ? '' : unused }
}
export type ConsentQuestion = ReturnType<typeof questionOf>
