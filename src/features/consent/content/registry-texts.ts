import type { StoragePurpose } from '#features/identity/model/http-only-cookies.ts'
import type { Locale } from '#kernel/locale.ts'
import type { ConsentCategory, StorageEntry } from '#kernel/storage-registry.ts'

export type RegistryTexts = {
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
  showUsed: string
  unknownUse: string
}

/** The words of the table on /cookies. */
export const REGISTRY_TEXTS: { [L in Locale]: RegistryTexts } = {
  nl: {
    caption: 'Alle cookies en alles in de lokale opslag',
    columns: { name: 'Naam', category: 'Categorie', purpose: 'Doel', lifetime: 'Bewaartermijn', by: 'Geplaatst door' },
    purposes: {
      answer: 'Onthoudt je keuze in de cookiebanner.',
      language: 'Onthoudt de taal die je koos.',
      theme: 'Onthoudt het lichte of donkere thema.',
      preferences: 'Onthoudt taal en thema, ook als de cookies gewist zijn.',
      session: 'Houdt je ingelogd. Scripts kunnen deze cookie niet lezen.',
      knownDevice:
        'Herkent dat je al eens met deze browser hebt ingelogd, zodat mislukte pogingen van anderen je niet tegenhouden. Scripts kunnen deze cookie niet lezen.',
      registration:
        'Herkent de browser waarin je een account maakte, zodat alleen het wachtwoord dat je zelf koos geldig wordt als je je e-mailadres bevestigt. Scripts kunnen deze cookie niet lezen.',
      signInStep: 'Onthoudt dat de eerste stap van het inloggen gelukt is.',
      signInElsewhere: 'Brengt je veilig terug nadat je via een andere dienst, zoals Google, hebt ingelogd.',
      lookAround:
        'Laat je rondkijken in het beheer van een voorbeeldsite, zonder account. Scripts kunnen deze cookie niet lezen.',
      recentWrite: 'Zorgt dat je na het bewaren meteen de nieuwe versie ziet. Scripts kunnen deze cookie niet lezen.',
      account: 'Je naam, e-mailadres, rol, gebruikersnummer en een kort geldige sleutel, zolang je ingelogd bent.',
      scrolling: 'Brengt je terug naar de plaats op de pagina waar je was.',
      typed: 'Bewaart wat je aan het typen was, zodat het niet verloren gaat.',
      version: 'Onthoudt welke versie van de site je browser gebruikt, zodat een nieuwe versie oude bestanden opruimt.',
      offlinePages:
        'Kopieën van pagina’s die je bezocht en van de bestanden die daarbij horen, om ze offline te lezen: hoogstens 40 pagina’s, 40 afbeeldingen en 150 bestanden. Een nieuwe versie van de site wist ze.',
      offlineAppointments: 'Je goedgekeurde afspraken, om ze offline te lezen. Wordt gewist als je uitlogt.',
      visitor:
        'Een willekeurig nummer waarmee we bezoeken van dezelfde browser tellen, zonder te weten wie je bent. Wordt gewist als je je toestemming intrekt.',
      visit:
        'Een willekeurig nummer dat samenhoudt wat je tijdens één bezoek bekijkt. Een bezoek eindigt na 30 minuten zonder activiteit.',
      measuring: 'Meet bezoeken, met een ingekort IP-adres.',
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
      analytics: 'Statistieken',
      marketing: 'Marketing',
    },
    us: 'Onszelf',
    stays: 'tot je het verwijdert',
    session: 'tot je het tabblad sluit',
    used: 'Kopieën om offline te lezen nemen nu {size} in op dit toestel.',
    showUsed: 'Toon hoeveel ruimte de offlinekopieën innemen',
    unknownUse: 'Je browser meldt niet hoeveel ruimte ze innemen.',
  },
  en: {
    caption: 'All cookies and items in local storage',
    columns: { name: 'Name', category: 'Category', purpose: 'Purpose', lifetime: 'Duration', by: 'Set by' },
    purposes: {
      answer: 'Remembers your choice in the cookie banner.',
      language: 'Remembers the language you chose.',
      theme: 'Remembers whether you chose the light or dark theme.',
      preferences: 'Remembers your language and theme, even if cookies are cleared.',
      session: 'Keeps you logged in. Scripts cannot read it.',
      knownDevice:
        'Recognises that you have logged in with this browser before, so failed attempts by others don’t lock you out. Scripts cannot read it.',
      registration:
        'Recognises the browser in which you created an account, so that only the password you chose yourself becomes valid when you confirm your email address. Scripts cannot read this cookie.',
      signInStep: 'Remembers that the first step of logging in succeeded.',
      signInElsewhere: 'Brings you back safely after you log in through another service, such as Google.',
      lookAround: 'Lets you look around the admin area of an example site without an account. Scripts cannot read it.',
      recentWrite: 'Makes sure you see the new version right after you save something. Scripts cannot read it.',
      account: 'Your name, email address, role, user number and a short-lived key, while you are logged in.',
      scrolling: 'Returns you to where you were on the page.',
      typed: 'Keeps what you were typing, so it doesn’t get lost.',
      version: 'Remembers which version of the site your browser uses, so that a new version clears old files.',
      offlinePages:
        'Copies of pages you visited and the files they need, so you can read them offline: up to 40 pages, 40 images and 150 files. A new version of the site clears them.',
      offlineAppointments: 'Your approved appointments, so you can read them offline. Removed when you log out.',
      visitor:
        'A random number that lets us count visits from the same browser without knowing who you are. Removed when you withdraw your consent.',
      visit: 'A random number that groups what you view during one visit. A visit ends after 30 minutes of inactivity.',
      measuring: 'Measures visits, with a shortened IP address.',
    },
    places: {
      cookie: 'cookie',
      localStorage: 'local storage',
      sessionStorage: 'session storage',
      cacheStorage: 'cache storage',
    },
    categories: { essential: 'Essential', functional: 'Functional', analytics: 'Analytics', marketing: 'Marketing' },
    us: 'Us',
    stays: 'until you clear it',
    session: 'until you close the tab',
    used: 'Copies for offline reading currently take up {size} on this device.',
    showUsed: 'Show how much space offline copies take up',
    unknownUse: 'Your browser does not report how much space they take up.',
  },
  fr: {
    caption: 'Tous les cookies et éléments de stockage local',
    columns: { name: 'Nom', category: 'Catégorie', purpose: 'Finalité', lifetime: 'Durée', by: 'Émetteur' },
    purposes: {
      answer: 'Retient votre choix dans la bannière de cookies.',
      language: 'Retient la langue que vous avez choisie.',
      theme: 'Retient le thème clair ou sombre.',
      preferences: 'Retient la langue et le thème, même si les cookies sont effacés.',
      session: 'Maintient votre session ouverte. Les scripts ne peuvent pas le lire.',
      knownDevice:
        'Reconnaît un navigateur déjà utilisé pour se connecter, pour que les tentatives ratées d’autres personnes ne vous bloquent pas. Les scripts ne peuvent pas le lire.',
      registration:
        'Reconnaît le navigateur dans lequel vous avez créé un compte, pour que seul le mot de passe que vous avez choisi soit valable quand vous confirmez votre adresse e-mail. Les scripts ne peuvent pas lire ce cookie.',
      signInStep: 'Retient que la première étape de la connexion a réussi.',
      signInElsewhere: 'Vous ramène en toute sécurité après une connexion par un autre service, comme Google.',
      lookAround:
        'Vous permet de parcourir l’administration d’un site d’exemple, sans compte. Les scripts ne peuvent pas lire ce cookie.',
      recentWrite:
        'Vous montre la nouvelle version dès que vous avez enregistré quelque chose. Les scripts ne peuvent pas le lire.',
      account:
        'Votre nom, votre adresse e-mail, votre rôle, votre numéro d’utilisateur et une clé de courte durée, tant que votre session est ouverte.',
      scrolling: 'Vous ramène à l’endroit de la page où vous étiez.',
      typed: 'Conserve ce que vous étiez en train d’écrire, pour que rien ne se perde.',
      version:
        'Retient la version du site que votre navigateur utilise, pour qu’une nouvelle version efface les anciens fichiers.',
      offlinePages:
        'Des copies des pages que vous avez visitées et des fichiers nécessaires, pour les lire hors ligne : 40 pages, 40 images et 150 fichiers au maximum. Une nouvelle version du site les efface.',
      offlineAppointments: 'Vos rendez-vous approuvés, pour les lire hors ligne. Effacés à la déconnexion.',
      visitor:
        'Un numéro aléatoire qui permet de compter les visites d’un même navigateur, sans savoir qui vous êtes. Il disparaît quand vous retirez votre consentement.',
      visit:
        'Un numéro aléatoire qui regroupe ce que vous consultez au cours d’une visite. La visite se termine après 30 minutes d’inactivité.',
      measuring: 'Mesure les visites, avec une adresse IP raccourcie.',
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
      analytics: 'Statistiques',
      marketing: 'Marketing',
    },
    us: 'Nous',
    stays: 'jusqu’à ce que vous l’effaciez',
    session: 'jusqu’à la fermeture de l’onglet',
    used: 'Les copies à lire hors ligne occupent actuellement {size} sur cet appareil.',
    showUsed: 'Afficher la taille des copies hors ligne',
    unknownUse: 'Votre navigateur n’indique pas l’espace qu’elles occupent.',
  },
}
