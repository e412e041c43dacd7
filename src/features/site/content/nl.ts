import type { Pages } from './page-content.ts'

export const nl: Pages = {
  public: {
    home: {
      title: 'Website laten maken tegen een vaste prijs',
      heading: 'Een website op maat voor je zaak[[, vanaf {startWebdesign} excl. btw]]',
      lead: 'We ontwerpen, bouwen en onderhouden websites.',
      description:
        'Webdesign, webshops, webapplicaties en onderhoud voor kleine bedrijven. Vaste prijzen en mensen die [[{companyPhone}?de telefoon opnemen|antwoorden]].',
      keywords: 'webdesign, website laten maken, webshop, webapplicatie, onderhoud[[, {companyCity}]]',
      sections: [
        {
          id: 'about',
          heading: 'Eén team, van eerste schets tot onderhoud',
          text: '{companyName} maakt [[sinds {companySince} ]]websites voor kleine bedrijven in heel België[[, vanuit {companyCity}]]. Je werkt rechtstreeks met [[{companyPeople}|de mensen die je site maken]], niet met een callcenter.',
        },
        {
          id: 'how',
          heading: 'Van eerste gesprek tot online',
          text: 'Je beslist pas als je weet wat het kost en wanneer het klaar is.',
        },
        {
          id: 'services',
          heading: 'Waar we goed in zijn',
          text: 'Webdesign, webshops, webapplicaties en onderhoud. Kies er één, of combineer ze.',
        },
        {
          id: 'prices',
          heading: 'Alle prijzen op één lat',
          text: 'Boven de lat wat je één keer betaalt, eronder wat elke maand terugkomt.',
        },
        {
          id: 'why',
          heading: 'Waarom wij?',
          text: 'Een site die snel laadt, een prijs die vooraf vastligt en antwoord binnen één werkdag.',
        },
        {
          id: 'reviews',
          heading: 'Wat mensen over ons zeggen',
          text: 'Iedereen met een bevestigd account kan een review schrijven. “Geverifieerd” betekent dat we zelf hebben vastgesteld dat de auteur klant is of een afspraak met ons had.',
        },
        {
          id: 'questions',
          heading: 'Drie vragen vooraf',
          text: 'Wat mensen ons vragen voor ze beginnen.',
        },
        {
          id: 'stack',
          heading: 'Waar we mee bouwen',
          text: 'TypeScript, React en PostgreSQL: techniek die veel ontwikkelaars kennen. Zo zit je nooit aan ons vast.',
        },
        {
          id: 'start',
          heading: 'Wat heb je nodig?',
          text: 'Vertel het in een gesprek van {meetingMinutes} minuten of stuur een bericht. We antwoorden binnen één werkdag.',
        },
      ],
    },
    contact: {
      title: 'Contact: een bericht of een afspraak',
      heading: 'Vertel ons wat je nodig hebt.',
      lead: 'Stuur een bericht[[{companyPhone}?, bel]] of boek een gesprek. We antwoorden binnen één werkdag.',
      description:
        'Zo bereik je ons[[ in {companyCity}]]: stuur een bericht[[{companyPhone}?, bel]] of boek online een afspraak. We antwoorden binnen één werkdag.',
      keywords:
        'contact, afspraak, webbureau[[ {companyCity}]][[{companyPhone}?, telefoon]][[{companyAddress}?, adres]]',
      sections: [
        { id: 'contact', heading: 'Zo bereik je ons', text: 'Kies wat voor jou het makkelijkst is.' },
        {
          id: 'location',
          heading: '[[{companyAddress}?Kom langs|Waar we elkaar spreken]]',
          text: '[[{companyAddress}?Je bent van harte welkom. Maak wel eerst even een afspraak.|Kies een dag en een uur. Waar en hoe we elkaar spreken, bekijken we samen.]]',
        },
      ],
    },
    services: {
      title: 'Diensten, pakketten en prijzen',
      heading: 'Wat we voor je kunnen maken.',
      lead: 'Van een eenvoudige site tot een toepassing waarmee je team elke dag werkt.',
      description:
        'Webdesign, backend, webshops, webapplicaties en onderhoud. Vergelijk de pakketten per maand en bekijk de startprijs van elke dienst.',
      keywords: 'diensten, pakketten, webdesign, webshop, backend, onderhoud',
      sections: [
        {
          id: 'packages',
          heading: 'Pakketten',
          text: 'Hosting, SSL-certificaat en dagelijkse back-ups zijn in elk pakket inbegrepen.',
        },
        {
          id: 'specialization',
          heading: 'Specialisaties',
          text: 'Per dienst lees je wat je krijgt, hoe we werken en wat het kost.',
        },
      ],
    },
    webdesign: {
      title: 'Webdesign[[ in {companyCity}]][[ vanaf {startWebdesign} excl. btw]]',
      heading: 'Webdesign voor kleine bedrijven',
      lead: 'Een site die bij je zaak past en meteen laadt.',
      description:
        'Een website op maat van je klanten: snel op elke smartphone, makkelijk zelf aan te passen en gebouwd tegen een vaste prijs.',
      keywords: 'webdesign, website laten maken, responsive website',
    },
    backend: {
      title: 'Backend-as-a-service[[ vanaf {startBackend} excl. btw]]',
      heading: 'Backend-as-a-service',
      lead: 'De server achter je app of site: gegevens, gebruikers en koppelingen. Wij beheren hem.',
      description:
        'Database, gebruikersbeheer, API en koppelingen voor je app of website. Wij zorgen voor hosting, bewaking en back-ups, voor een vast bedrag per maand.',
      keywords: 'backend, API, database, hosting, koppelingen',
    },
    ecommerce: {
      title: 'Webshop laten maken[[ vanaf {startEcommerce} excl. btw]]',
      heading: 'Webshops',
      lead: 'Een winkel die je zelf runt, met voorraad, betalingen en btw in orde.',
      description:
        'Een webshop met voorraad, betalingen, btw en facturen die je zelf runt, zonder technische kennis. Gebouwd tegen een vaste prijs.',
      keywords: 'webshop, e-commerce, online betalen, voorraad',
    },
    webApplications: {
      title: 'Webapplicatie op maat[[ vanaf {startWebApplications} excl. btw]]',
      heading: 'Webapplicaties',
      lead: 'Wat je team nu in Excel bijhoudt, in één degelijke toepassing.',
      description:
        'Eén toepassing in plaats van losse Excel-bestanden: planning, klantenportaal, rollen, rapporten en koppelingen, tegen een vaste prijs.',
      keywords: 'webapplicatie, software op maat, klantenportaal',
    },
    maintenance: {
      title: 'Onderhoud van je website: updates en back-ups',
      heading: 'Onderhoud van je website',
      lead: 'Ook na de lancering: updates, back-ups en iemand die [[{companyPhone}?de telefoon opneemt|antwoordt]].',
      description:
        'Onderhoud van je website of webshop: updates, bewaking, dagelijkse back-ups en kleine aanpassingen, voor een vast bedrag per maand.',
      keywords: 'onderhoud, updates, back-ups, websitebeheer',
    },
    blog: {
      title: 'Blog: tips voor je website en webshop',
      heading: 'Blog: tips voor je website',
      lead: 'Wat we leren terwijl we websites bouwen, in gewone mensentaal.',
      description:
        'Praktische artikels over snelle websites, webshops, e-mail en cookies, in gewone mensentaal voor wie een zaak heeft.',
      keywords: 'blog, website, tips, snelheid, webshop',
    },
    portfolio: {
      title: 'Werk: sites die je kan nameten',
      heading: 'Werk dat je kan nameten',
      lead: 'Per site lees je wat ze kostte, hoe lang het duurde en wat het opleverde. Bij elk cijfer staan een datum en een bron.',
      description:
        'Websites en webshops die we maakten voor kleine bedrijven: situatie, prijs, duur en resultaat, met gemeten cijfers en hun bron.',
      keywords: 'portfolio, realisaties, websites, webshops, voorbeelden',
    },
    reviews: {
      title: 'Reviews: wat mensen van ons werk vinden',
      heading: 'Wat anderen over ons werk zeggen',
      lead: 'Alle reviews, goede en minder goede, en hoe we ze controleren.',
      description:
        'Lees alle reviews over onze websites, webshops en ons onderhoud, goede en minder goede, en hoe we nagaan wie ze schreef.',
      keywords: 'reviews, ervaringen, beoordelingen',
    },
    booking: {
      title: 'Online een afspraak maken',
      heading: 'Maak een afspraak',
      lead: 'Kies een dag en een uur. We bevestigen elke aanvraag per e-mail; pas dan staat je afspraak vast.',
      description:
        'Boek een gesprek over een nieuwe website, een aanpassing of een probleem. Kies online een dag en een uur; wij bevestigen per e-mail.',
      keywords: 'afspraak, boeken, gesprek, kennismaking',
    },
    faq: {
      title: 'Veelgestelde vragen: prijs, termijn, techniek',
      heading: 'Help en veelgestelde vragen',
      lead: 'Staat je vraag er niet bij? Stuur ons een bericht.',
      description:
        'Wat kost een website, hoe lang duurt het en van wie is de code? Antwoorden over werkwijze, diensten, techniek en prijzen.',
      keywords: 'faq, help, vragen, prijzen, techniek',
    },
    performance: {
      title: 'Zo snel is deze site, en zo kijk je het na',
      heading: 'Deze site in cijfers',
      lead: 'We beloven snelle websites. Hier lees je wat onze eigen pagina’s wegen, hoe we dat meten en hoe je het zelf nakijkt.',
      description:
        'Hoeveel onze pagina’s wegen, hoeveel verzoeken ze sturen en hoe snel ze er staan. Met de methode, en hoe je elk cijfer zelf nakijkt.',
      keywords: 'snelheid, laadtijd, gewicht van een pagina, meting',
    },
    cookies: {
      title: 'Cookiebeleid: wat we bewaren en waarom',
      heading: 'Cookiebeleid',
      lead: 'Welke cookies we gebruiken, waarvoor en hoe lang.',
      description:
        'Welke cookies deze site gebruikt, waarvoor ze dienen, hoe lang ze blijven staan en hoe je je keuze op elk moment wijzigt.',
      keywords: 'cookies, cookiebeleid, toestemming',
    },
    privacy: {
      title: 'Privacybeleid: wat we met gegevens doen',
      heading: 'Privacybeleid',
      lead: 'Welke gegevens we bewaren, waarom, en welke rechten je hebt.',
      description:
        'Welke persoonsgegevens we verwerken, waarom, hoe lang we ze bewaren, wie ze ontvangt en welke rechten de AVG je geeft.',
      keywords: 'privacy, persoonsgegevens, GDPR, AVG',
    },
    terms: {
      title: 'Algemene voorwaarden in duidelijke taal',
      heading: 'Algemene voorwaarden',
      lead: 'Onze voorwaarden in duidelijke taal.',
      description:
        'Onze voorwaarden voor websites en software: offerte, betaling, opzegging, herroeping, gegevens, back-ups en aansprakelijkheid.',
      keywords: 'voorwaarden, opzegging, betaling, contract',
    },
  },
  private: {
    login: { heading: 'Inloggen', lead: 'Voor je afspraken, reacties en reviews.' },
    forgotPassword: {
      heading: 'Wachtwoord vergeten',
      lead: 'We mailen je een link om een nieuw wachtwoord te kiezen.',
    },
    register: {
      heading: 'Account maken',
      lead: 'Met een account maak je afspraken, reageer je op artikels en schrijf je een review.',
    },
    verifyEmail: { heading: 'E-mailadres bevestigen', lead: 'Zo weten we zeker dat het adres van jou is.' },
    resetPassword: { heading: 'Nieuw wachtwoord kiezen', lead: 'Je oude wachtwoord werkt daarna niet meer.' },
    profile: { heading: 'Mijn profiel', lead: 'Je gegevens, je taal en de toestellen waarop je ingelogd bent.' },
    myAppointments: { heading: 'Mijn afspraken', lead: 'Je afspraken en je aanvragen, met hun status.' },
    appointment: { heading: 'Je afspraak', lead: 'Bekijk, bevestig of wijzig je afspraak.' },
    newPost: { heading: 'Nieuw artikel', lead: 'Voor wie op de blog mag schrijven.' },
    blogAuthoring: { heading: 'Alle artikels', lead: 'Ook concepten, geplande en verwijderde artikels.' },
    editPost: { heading: 'Artikel bewerken', lead: 'Voor wie op de blog mag schrijven.' },
    newCategory: {
      heading: 'Categorieën van de blog',
      lead: 'Voeg een categorie toe of wijzig naam, volgorde en beschrijving.',
    },
    admin: { heading: 'Beheer', lead: 'Je afspraken, wat er te doen is en hoe je site het doet.' },
    adminTimeslots: {
      heading: 'Afspraken en beschikbaarheid',
      lead: 'Aanvragen, goedgekeurde afspraken en de regels van je agenda.',
    },
    adminMail: { heading: 'E-mails', lead: 'Elke e-mail die de site verstuurt.' },
    adminMessages: { heading: 'Berichten', lead: 'Wat bezoekers via het contactformulier sturen.' },
    unsubscribe: {
      heading: 'E-mails over antwoorden',
      lead: 'Jij kiest of we je mailen als iemand op je reactie antwoordt.',
    },
    adminModeration: { heading: 'Moderatie', lead: 'Reacties en reviews die op een beslissing wachten.' },
    adminSettings: { heading: 'Instellingen', lead: 'De gegevens van je bedrijf en de regels van de site.' },
    adminAi: {
      heading: 'AI-assistenten',
      lead: 'Wat AI-assistenten over je bedrijf kunnen vertellen en wat ze op je site lezen.',
    },
    adminSeo: { heading: 'Zoekmachines', lead: 'Wat zoekmachines op je pagina’s vinden, en hoe je het verbetert.' },
    adminPages: {
      heading: 'Paginateksten',
      lead: 'Verander elke tekst van je site in elke taal, en publiceer wanneer alles klaar is.',
    },
    adminTranslations: {
      heading: 'Vertalingen',
      lead: 'Teksten die in één taal gewijzigd zijn en in de andere nog niet.',
    },
    adminVitals: { heading: 'Web vitals', lead: 'Hoe snel je site is voor bezoekers die statistieken toestaan.' },
    adminJournal: { heading: 'Logboek', lead: 'Wie wat wanneer gewijzigd heeft.' },
    adminVisitors: { heading: 'Bezoekers', lead: 'Wie je site bezoekt, hoe mensen binnenkomen en wat ze bekijken.' },
    adminClient: {
      heading: 'Klant',
      lead: 'Afspraken, berichten, reacties en reviews van één persoon, met je eigen notities.',
    },
    adminUsers: { heading: 'Gebruikers', lead: 'Wie een account heeft en met welke rechten.' },
  },
}
