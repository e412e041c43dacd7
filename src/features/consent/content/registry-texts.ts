import type { Locale } from '#kernel/locale.ts'
import type { ConsentCategory, StorageEntry, StoragePurpose } from '#kernel/storage-registry.ts'

type RegistryTexts = {
  caption: string
  columns: { name: string; category: string; purpose: string; lifetime: string; by: string }
  purposes: { [Name in StoragePurpose]: string }
  places: { [Place in StorageEntry['where']]: string }
  categories: { [Name in ConsentCategory]: string }
  us: string
  stays: string
  session: string
  /** `{size}` is filled in by the browser. */
  used: string
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
      version: 'Onthoudt welke versie van de site je browser gebruikt, zodat een nieuwe versie oude bestanden opruimt.',
      offlinePages:
        'Kopieën van pagina’s die je bezocht en van de bestanden die ze nodig hebben, om ze zonder verbinding te lezen: hoogstens 40 pagina’s, 40 afbeeldingen en 150 bestanden. Een nieuwe versie van de site wist ze.',
      offlineAppointments: 'Je goedgekeurde afspraken, om ze zonder verbinding te lezen. Verdwijnt als je uitlogt.',
      visitor:
        'Een willekeurig nummer waarmee we bezoeken van dezelfde browser tellen, zonder te weten wie je bent. Verdwijnt als je je toestemming intrekt.',
      visit:
        'Een willekeurig nummer dat bij elkaar houdt wat je tijdens één bezoek bekijkt. Het bezoek eindigt na 30 minuten zonder activiteit.',
      measuring: 'Meet bezoeken, met een ingekort IP-adres. Alleen als de eigenaar dat heeft ingesteld.',
    },
    places: {
      cookie: 'cookie',
      localStorage: 'lokale opslag',
      sessionStorage: 'sessieopslag',
      cacheStorage: 'cacheopslag',
    },
    categories: {
      essential: 'Essentieel',
      functional: 'Functioneel',
      analytics: 'Analytisch',
      marketing: 'Marketing',
    },
    us: 'Onszelf',
    stays: 'tot je het wist',
    session: 'tot je het tabblad sluit',
    used: 'Kopieën om zonder verbinding te lezen nemen nu {size} in op dit toestel.',
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
      version: 'Remembers which version of the site your browser uses, so that a new version clears old files.',
      offlinePages:
        'Copies of pages you visited and of the files they need, to read them without a connection: at most 40 pages, 40 pictures and 150 files. A new version of the site clears them.',
      offlineAppointments: 'Your approved appointments, to read them without a connection. Removed when you log out.',
      visitor:
        'A random number by which we count visits of the same browser, without knowing who you are. It goes when you withdraw your consent.',
      visit:
        'A random number that keeps together what you view during one visit. The visit ends after 30 minutes without activity.',
      measuring: 'Measures visits, with a shortened IP address. Only if the owner has set this up.',
    },
    places: {
      cookie: 'cookie',
      localStorage: 'local storage',
      sessionStorage: 'session storage',
      cacheStorage: 'cache storage',
    },
    categories: { essential: 'Essential', functional: 'Functional', analytics: 'Analytics', marketing: 'Marketing' },
    us: 'Ourselves',
    stays: 'until you clear it',
    session: 'until you close the tab',
    used: 'Copies for reading without a connection now take up {size} on this device.',
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
      version:
        'Retient la version du site que votre navigateur utilise, pour qu’une nouvelle version efface les anciens fichiers.',
      offlinePages:
        'Des copies des pages que vous avez visitées et des fichiers nécessaires, pour les lire sans connexion : 40 pages, 40 images et 150 fichiers au maximum. Une nouvelle version du site les efface.',
      offlineAppointments: 'Vos rendez-vous acceptés, pour les lire sans connexion. Effacés à la déconnexion.',
      visitor:
        'Un numéro aléatoire qui permet de compter les visites d’un même navigateur, sans savoir qui vous êtes. Il disparaît quand vous retirez votre consentement.',
      visit:
        'Un numéro aléatoire qui regroupe ce que vous consultez au cours d’une visite. La visite se termine après 30 minutes d’inactivité.',
      measuring: 'Mesure les visites, avec une adresse IP raccourcie. Seulement si le propriétaire l’a configuré.',
    },
    places: {
      cookie: 'cookie',
      localStorage: 'stockage local',
      sessionStorage: 'stockage de session',
      cacheStorage: 'stockage du cache',
    },
    categories: {
      essential: 'Essentiel',
      functional: 'Fonctionnel',
      analytics: 'Analytique',
      marketing: 'Marketing',
    },
    us: 'Nous-mêmes',
    stays: 'jusqu’à ce que vous l’effaciez',
    session: 'jusqu’à la fermeture de l’onglet',
    used: 'Les copies à lire sans connexion occupent actuellement {size} sur cet appareil.',
  },
}
