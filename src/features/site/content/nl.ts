import type { Pages } from './page-content.ts'

export const nl: Pages = {
  public: {
    home: {
      title: 'Websites op maat voor kleine bedrijven',
      heading: 'Een website op maat voor je zaak, vanaf {startWebdesign}',
      lead: 'We ontwerpen, bouwen en onderhouden websites.',
      description:
        'Webdesign, webshops, webapplicaties en onderhoud voor kleine bedrijven. Vaste prijzen, korte lijnen en iemand die [[{companyPhone}?de telefoon opneemt|antwoordt]].',
      keywords: 'webdesign, website laten maken, webshop, webapplicatie, onderhoud[[, {companyCity}]]',
      sections: [
        {
          id: 'about',
          heading: 'Eén team, van eerste schets tot onderhoud',
          text: '{companyName} maakt websites voor kleine bedrijven[[ in {companyCity} en omgeving]]. Je werkt rechtstreeks met de mensen die je site bouwen, zonder tussenpersoon. Zo verloopt het:',
        },
        {
          id: 'services',
          heading: 'Vier dingen die we goed doen',
          text: 'Webdesign, webshops, webapplicaties en onderhoud. Kies er één, of laat ze samenwerken.',
        },
        {
          id: 'reviews',
          heading: 'Wat klanten zeggen',
          text: 'Iedere review komt van iemand met een account, en wie klant is, herken je aan het merkteken.',
        },
        {
          id: 'why',
          heading: 'Waarom wij',
          text: 'Een site die snel laadt, een prijs die op voorhand vastligt en een antwoord binnen de werkdag.',
        },
        {
          id: 'stack',
          heading: 'Waar we mee bouwen',
          text: 'TypeScript, React en PostgreSQL: gangbare bouwstenen, zodat je nooit aan ons vastzit.',
        },
        {
          id: 'start',
          heading: 'Wat heb je nodig?',
          text: 'Vertel het in een gesprek van een halfuur of stuur een bericht. Op werkdagen antwoorden we nog dezelfde dag.',
        },
      ],
    },
    contact: {
      title: 'Contact: stel je vraag of kom langs',
      heading: 'Vertel ons wat je nodig hebt.',
      lead: 'Stuur een bericht[[{companyPhone}?, bel]] of boek een gesprek. Op werkdagen antwoorden we nog dezelfde dag.',
      description:
        'Zo bereik je ons[[ in {companyCity}]]: stuur een bericht[[{companyPhone}?, bel]] of boek meteen een afspraak. Op werkdagen antwoorden we nog dezelfde dag.',
      keywords: 'contact, afspraak, webbureau[[ {companyCity}]][[{companyPhone}?, telefoon]], adres',
      sections: [
        { id: 'contact', heading: 'Zo bereik je ons', text: 'Kies wat je het makkelijkst vindt.' },
        { id: 'location', heading: 'Kom langs', text: 'Je bent welkom. Boek wel eerst een afspraak.' },
      ],
    },
    services: {
      title: 'Diensten en pakketten',
      heading: 'Wat we voor je maken.',
      lead: 'Van een eenvoudige site tot een toepassing waar je team elke dag in werkt.',
      description:
        'Webdesign, backend, webshops, webapplicaties en onderhoud, met pakketten per maand en duidelijke startprijzen.',
      keywords: 'diensten, pakketten, webdesign, webshop, backend, onderhoud',
      sections: [
        { id: 'packages', heading: 'Pakketten', text: 'Hosting, certificaat en back-ups zitten in elk pakket.' },
        {
          id: 'specialization',
          heading: 'Specialisaties',
          text: 'Elke dienst heeft een eigen pagina met wat je krijgt, hoe we werken en wat het kost.',
        },
      ],
    },
    webdesign: {
      title: 'Webdesign: een website op maat',
      heading: 'Webdesign',
      lead: 'Een site die op jou lijkt en geladen is voor iemand wegkijkt.',
      description:
        'Een website op maat: ontworpen voor je klanten, snel op elke telefoon en makkelijk zelf aan te passen.',
      keywords: 'webdesign, website laten maken, responsive website',
    },
    backend: {
      title: 'Backend als dienst, door ons beheerd',
      heading: 'Backend als dienst',
      lead: 'De server achter je app of site: gegevens, gebruikers en koppelingen, door ons beheerd.',
      description: 'Database, gebruikersbeheer en koppelingen voor je app of website, gehost en bewaakt door ons.',
      keywords: 'backend, API, database, hosting, koppelingen',
    },
    ecommerce: {
      title: 'Webshops die je zelf beheert',
      heading: 'Webshops',
      lead: 'Een winkel die je zelf runt, met voorraad, betalingen en btw in orde.',
      description:
        'Een webshop met voorraadbeheer, betalingen en facturen, die je zelf bijhoudt zonder technische kennis.',
      keywords: 'webshop, e-commerce, online betalen, voorraad',
    },
    webApplications: {
      title: 'Webapplicaties op maat van je team',
      heading: 'Webapplicaties',
      lead: 'Het hulpmiddel dat je team vandaag in rekenbladen bijhoudt, maar dan degelijk gebouwd.',
      description:
        'Toepassingen op maat in de browser: van planning tot klantenportaal, met rollen, rapporten en koppelingen.',
      keywords: 'webapplicatie, software op maat, klantenportaal',
    },
    maintenance: {
      title: 'Onderhoud voor je website of webshop',
      heading: 'Onderhoud',
      lead: 'Updates, back-ups en iemand die [[{companyPhone}?de telefoon opneemt|antwoordt]].',
      description:
        'Onderhoud van je website: updates, bewaking, back-ups en kleine aanpassingen, voor een vast bedrag per maand.',
      keywords: 'onderhoud, updates, back-ups, websitebeheer',
    },
    blog: {
      title: 'Blog over websites en webshops',
      heading: 'Blog',
      lead: 'Wat we leren terwijl we bouwen, in gewone woorden.',
      description:
        'Artikels over snelle websites, webshops en software op maat, geschreven voor wie een zaak heeft en geen technicus is.',
      keywords: 'blog, website, tips, snelheid, webshop',
    },
    reviews: {
      title: 'Reviews: wat klanten over ons zeggen',
      heading: 'Reviews',
      lead: 'Wat klanten over ons schrijven, het goede en het minder goede.',
      description:
        'Lees alle reviews van klanten over onze websites en ons onderhoud, met uitleg over hoe we controleren wie ze schreef.',
      keywords: 'reviews, ervaringen, beoordelingen',
    },
    booking: {
      title: 'Afspraak maken voor een gesprek',
      heading: 'Maak een afspraak',
      lead: 'Kies een dag en een uur. We bevestigen elke aanvraag per e-mail; tot dan staat ze niet vast.',
      description:
        'Boek een gesprek over een nieuwe website, een aanpassing of een probleem. Je krijgt een bevestiging per e-mail.',
      keywords: 'afspraak, boeken, gesprek, kennismaking',
    },
    faq: {
      title: 'Help en veelgestelde vragen',
      heading: 'Help en veelgestelde vragen',
      lead: 'Staat je vraag er niet bij? Stel ze ons gerust.',
      description:
        'Wat kost een website, hoe lang duurt het en van wie is de code? Antwoorden over werkwijze, diensten, techniek en prijzen.',
      keywords: 'faq, help, vragen, prijzen, techniek',
    },
    cookies: {
      title: 'Cookiebeleid: wat we bewaren',
      heading: 'Cookiebeleid',
      lead: 'Welke cookies we gebruiken, waarvoor, en hoe lang ze blijven.',
      description:
        'Welke cookies deze site gebruikt, waarvoor ze dienen, hoe lang ze bewaard worden en hoe je je keuze verandert.',
      keywords: 'cookies, cookiebeleid, toestemming',
    },
    privacy: {
      title: 'Privacybeleid: wat we met gegevens doen',
      heading: 'Privacybeleid',
      lead: 'Welke gegevens we bewaren, waarom, en wat je rechten zijn.',
      description: 'Welke persoonsgegevens we verwerken, waarom, hoe lang we ze bewaren en welke rechten je hebt.',
      keywords: 'privacy, persoonsgegevens, GDPR, AVG',
    },
    terms: {
      title: 'Algemene voorwaarden',
      heading: 'Algemene voorwaarden',
      lead: 'De afspraken tussen jou en ons, zonder kleine lettertjes.',
      description:
        'De voorwaarden waaronder we websites en software leveren: betaling, opzegging, gegevens en aansprakelijkheid.',
      keywords: 'voorwaarden, opzegging, betaling, contract',
    },
  },
  private: {
    login: { heading: 'Inloggen', lead: 'Voor je afspraken, reacties en reviews.' },
    forgotPassword: {
      heading: 'Wachtwoord vergeten',
      lead: 'Je krijgt een e-mail waarmee je een nieuw wachtwoord kiest.',
    },
    register: {
      heading: 'Account maken',
      lead: 'Met een account boek je afspraken, reageer je en schrijf je reviews.',
    },
    verifyEmail: { heading: 'E-mailadres bevestigen', lead: 'Zo weten we dat het adres van jou is.' },
    resetPassword: { heading: 'Nieuw wachtwoord kiezen', lead: 'Je oude wachtwoord werkt daarna niet meer.' },
    profile: { heading: 'Mijn profiel', lead: 'Je gegevens, je taal en waar je bent ingelogd.' },
    myAppointments: { heading: 'Mijn afspraken', lead: 'Je aanvragen en hoe het ermee staat.' },
    newPost: { heading: 'Nieuw artikel', lead: 'Voor wie op de blog mag schrijven.' },
    blogDesk: { heading: 'Alle artikels', lead: 'Ook wat nog niet openbaar is, gepland staat of verwijderd werd.' },
    editPost: { heading: 'Artikel bewerken', lead: 'Voor wie op de blog mag schrijven.' },
    newCategory: {
      heading: 'Categorieën van de blog',
      lead: 'Maak er een bij, of verander naam, volgorde en beschrijving.',
    },
    admin: { heading: 'Beheer', lead: 'Hoe de site het doet en wat op jou wacht.' },
    adminTimeslots: {
      heading: 'Afspraken en beschikbaarheid',
      lead: 'Aanvragen, goedgekeurde afspraken en de regels van je agenda.',
    },
    adminMail: { heading: 'E-mails', lead: 'Elke e-mail die de site verstuurt.' },
    adminMessages: { heading: 'Berichten', lead: 'Wat bezoekers via het contactformulier schreven.' },
    unsubscribe: {
      heading: 'Mails over antwoorden',
      lead: 'Jij kiest of we je mailen als iemand op je reactie antwoordt.',
    },
    adminModeration: { heading: 'Moderatie', lead: 'Reacties en reviews die op een beslissing wachten.' },
    adminSettings: { heading: 'Instellingen', lead: 'De gegevens van je bedrijf en de regels van de site.' },
    adminAi: { heading: 'AI-assistenten', lead: 'Wat AI-assistenten over je kunnen vertellen, en wat ze lezen.' },
    adminSeo: { heading: 'Zoekmachines', lead: 'Wat zoekmachines op je pagina’s vinden, en hoe je het verbetert.' },
    adminPages: { heading: 'Paginateksten', lead: 'Wat zoekmachines en gedeelde links over je pagina’s zeggen.' },
    adminTranslations: {
      heading: 'Vertalingen',
      lead: 'Welke teksten in één taal veranderden en in de andere nog niet.',
    },
    adminVitals: { heading: 'Web vitals', lead: 'Hoe snel de site is voor bezoekers die meten toestonden.' },
    adminJournal: { heading: 'Journaal', lead: 'Wie wat wanneer wijzigde.' },
    adminVisitors: { heading: 'Bezoekers', lead: 'Wie je site bezoekt, langs waar ze binnenkomen en wat ze bekijken.' },
    adminUsers: { heading: 'Gebruikers', lead: 'Wie een account heeft en wat die mag.' },
  },
}
