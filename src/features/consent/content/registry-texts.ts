import type { Category, Kept, Purpose } from '#kernel/kept.ts'
import type { Locale } from '#kernel/locale.ts'

type RegistryTexts = {
  caption: string
  columns: { name: string; category: string; purpose: string; lifetime: string; by: string }
  purposes: { [Name in Purpose]: string }
  places: { [Place in Kept['where']]: string }
  categories: { [Name in Category]: string }
  us: string
  stays: string
  session: string
}

/** The words of the table on /cookies. */
export const REGISTRY_TEXTS: { [L in Locale]: RegistryTexts } = {
  nl: {
    caption: 'Elke cookie en elk stukje lokale opslag',
    columns: { name: 'Naam', category: 'Categorie', purpose: 'Waarvoor', lifetime: 'Hoe lang', by: 'Van wie' },
    purposes: {
      answer: 'Onthoudt je antwoord over cookies.',
      language: 'Onthoudt de taal die je koos.',
      theme: 'Onthoudt het lichte of donkere thema.',
      preferences: 'Onthoudt taal en thema, ook als de cookies gewist zijn.',
      session: 'Houdt je ingelogd. Scripts kunnen ze niet lezen.',
      knownDevice:
        'Herkent dat je al eens met deze browser hebt ingelogd, zodat mislukte pogingen van anderen je niet tegenhouden. Scripts kunnen ze niet lezen.',
      signInStep: 'Onthoudt dat de eerste stap van het inloggen gelukt is.',
      signInElsewhere: 'Brengt je veilig terug nadat je bij bijvoorbeeld Google hebt ingelogd.',
      account:
        'Je naam, e-mailadres, rol, gebruikersnummer en een sleutel die kort geldig is, zolang je ingelogd bent.',
      scrolling: 'Brengt je terug naar de plek op de pagina waar je was.',
      typed: 'Bewaart wat je aan het typen was, zodat het niet verloren gaat.',
      visitor:
        'Een willekeurig nummer waarmee we bezoeken van dezelfde browser tellen, zonder te weten wie je bent. Verdwijnt als je je toestemming intrekt.',
      visit:
        'Een willekeurig nummer dat bij elkaar houdt wat je tijdens één bezoek bekijkt. Het bezoek eindigt na 30 minuten zonder activiteit.',
      measuring: 'Meet bezoeken, met een ingekort IP-adres. Alleen als de eigenaar dat heeft ingesteld.',
    },
    places: { cookie: 'cookie', localStorage: 'lokale opslag', sessionStorage: 'sessieopslag' },
    categories: {
      essential: 'Essentieel',
      functional: 'Functioneel',
      analytics: 'Analytisch',
      marketing: 'Marketing',
    },
    us: 'Onszelf',
    stays: 'tot je het wist',
    session: 'tot je het tabblad sluit',
  },
  en: {
    caption: 'Every cookie and every piece of local storage',
    columns: { name: 'Name', category: 'Category', purpose: 'What for', lifetime: 'How long', by: 'By whom' },
    purposes: {
      answer: 'Remembers your answer about cookies.',
      language: 'Remembers the language you chose.',
      theme: 'Remembers the light or dark theme.',
      preferences: 'Remembers language and theme, even when the cookies are cleared.',
      session: 'Keeps you logged in. Scripts cannot read it.',
      knownDevice:
        'Recognises that you have logged in with this browser before, so that failed attempts by others do not hold you up. Scripts cannot read it.',
      signInStep: 'Remembers that the first step of logging in succeeded.',
      signInElsewhere: 'Brings you back safely after logging in elsewhere, with Google for instance.',
      account: 'Your name, email address, role, user number and a short-lived key, while you are logged in.',
      scrolling: 'Brings you back to the place on the page where you were.',
      typed: 'Keeps what you were typing, so that it does not get lost.',
      visitor:
        'A random number by which we count visits of the same browser, without knowing who you are. It goes when you withdraw your consent.',
      visit:
        'A random number that keeps together what you view during one visit. The visit ends after 30 minutes without activity.',
      measuring: 'Measures visits, with a shortened IP address. Only if the owner has set this up.',
    },
    places: { cookie: 'cookie', localStorage: 'local storage', sessionStorage: 'session storage' },
    categories: { essential: 'Essential', functional: 'Functional', analytics: 'Analytics', marketing: 'Marketing' },
    us: 'Ourselves',
    stays: 'until you clear it',
    session: 'until you close the tab',
  },
  fr: {
    caption: 'Tous les cookies et éléments de stockage local',
    columns: { name: 'Nom', category: 'Catégorie', purpose: 'À quoi il sert', lifetime: 'Durée', by: 'Par qui' },
    purposes: {
      answer: 'Retient votre réponse au sujet des cookies.',
      language: 'Retient la langue que vous avez choisie.',
      theme: 'Retient le thème clair ou sombre.',
      preferences: 'Retient la langue et le thème, même si les cookies sont effacés.',
      session: 'Vous garde connecté. Les scripts ne peuvent pas le lire.',
      knownDevice:
        'Reconnaît que vous vous êtes déjà connecté avec ce navigateur, pour que les tentatives ratées d’autres personnes ne vous bloquent pas. Les scripts ne peuvent pas le lire.',
      signInStep: 'Retient que la première étape de la connexion a réussi.',
      signInElsewhere: 'Vous ramène en sécurité après une connexion ailleurs, chez Google par exemple.',
      account:
        'Votre nom, votre adresse e-mail, votre rôle, votre numéro d’utilisateur et une clé de courte durée, tant que vous êtes connecté.',
      scrolling: 'Vous ramène à l’endroit de la page où vous étiez.',
      typed: 'Garde ce que vous écriviez, pour que rien ne se perde.',
      visitor:
        'Un numéro aléatoire qui permet de compter les visites d’un même navigateur, sans savoir qui vous êtes. Il disparaît quand vous retirez votre consentement.',
      visit:
        'Un numéro aléatoire qui regroupe ce que vous consultez au cours d’une visite. La visite se termine après 30 minutes d’inactivité.',
      measuring: 'Mesure les visites, avec une adresse IP raccourcie. Seulement si le propriétaire l’a configuré.',
    },
    places: { cookie: 'cookie', localStorage: 'stockage local', sessionStorage: 'stockage de session' },
    categories: {
      essential: 'Essentiel',
      functional: 'Fonctionnel',
      analytics: 'Analytique',
      marketing: 'Marketing',
    },
    us: 'Nous-mêmes',
    stays: 'jusqu’à ce que vous l’effaciez',
    session: 'jusqu’à la fermeture de l’onglet',
  },
}
