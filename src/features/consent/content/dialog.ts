import type { Locale } from '#kernel/locale.ts'
import type { ConsentCategory } from '#kernel/storage-registry.ts'

type DialogTexts = {
  title: string
  lead: string
  more: string
  reject: string
  accept: string
  preferences: string
  save: string
  choose: string
  locked: string
  noCookies: string
  failed: string
  categories: { [Name in ConsentCategory]: { name: string; what: string } }
}

/** The question as it is shown. It is written on the server only; the proof of an answer holds the hash of these words. */
export const DIALOG_TEXTS: { [L in Locale]: DialogTexts } = {
  nl: {
    title: 'Mogen we iets extra bewaren?',
    lead: 'Wat de site nodig heeft om te werken, staat altijd aan. De rest kies jij.',
    more: 'Lees welke cookies we gebruiken',
    reject: 'Alles weigeren',
    accept: 'Alles aanvaarden',
    preferences: 'Voorkeuren',
    save: 'Keuze bewaren',
    choose: 'Wat mag er?',
    locked: 'altijd aan',
    noCookies:
      'Je browser bewaart geen cookies, en dus ook je antwoord niet. Wat je ook kiest: er gebeurt niets extra, en de vraag komt later terug.',
    failed: 'Je antwoord kon niet bewaard worden. Probeer het opnieuw.',
    categories: {
      essential: { name: 'Essentieel', what: 'Taal, thema, aanmelding en dit antwoord.' },
      functional: { name: 'Functioneel', what: 'De interactieve kaart op de contactpagina.' },
      analytics: { name: 'Analytisch', what: 'Meten hoe de site gebruikt wordt.' },
      marketing: { name: 'Marketing', what: 'Campagnes opvolgen. Vandaag gebruiken we dat niet.' },
    },
  },
  en: {
    title: 'May we keep a little more?',
    lead: 'What the site needs in order to work is always on. The rest is up to you.',
    more: 'Read which cookies we use',
    reject: 'Reject all',
    accept: 'Accept all',
    preferences: 'Preferences',
    save: 'Save choices',
    choose: 'What is allowed?',
    locked: 'always on',
    noCookies:
      'Your browser keeps no cookies, so it cannot keep your answer either. Whatever you choose, nothing more happens, and the question comes back later.',
    failed: 'Your answer could not be saved. Please try again.',
    categories: {
      essential: { name: 'Essential', what: 'Language, theme, sign-in and this answer.' },
      functional: { name: 'Functional', what: 'The interactive map on the contact page.' },
      analytics: { name: 'Analytics', what: 'Measuring how the site is used.' },
      marketing: { name: 'Marketing', what: 'Following up campaigns. We do not use it today.' },
    },
  },
  fr: {
    title: 'Pouvons-nous conserver un peu plus ?',
    lead: 'Ce dont le site a besoin pour fonctionner est toujours actif. Le reste, c’est vous qui décidez.',
    more: 'Voir quels cookies nous utilisons',
    reject: 'Tout refuser',
    accept: 'Tout accepter',
    preferences: 'Préférences',
    save: 'Enregistrer mes choix',
    choose: 'Qu’autorisez-vous ?',
    locked: 'toujours actif',
    noCookies:
      'Votre navigateur ne conserve aucun cookie, ni donc votre réponse. Quel que soit votre choix, rien de plus ne se passe et la question reviendra plus tard.',
    failed: 'Votre réponse n’a pas pu être enregistrée. Réessayez.',
    categories: {
      essential: { name: 'Essentiels', what: 'Langue, thème, connexion et cette réponse.' },
      functional: { name: 'Fonctionnels', what: 'La carte interactive de la page de contact.' },
      analytics: { name: 'Analytiques', what: 'Mesurer l’utilisation du site.' },
      marketing: { name: 'Marketing', what: 'Suivre des campagnes. Nous n’en faisons pas aujourd’hui.' },
    },
  },
}
