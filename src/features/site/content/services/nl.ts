import type { ServiceTexts } from '../service-content.ts'

export const nl: ServiceTexts = {
  services: {
    webdesign: {
      teaser: 'Een site die van niemand anders kan zijn en op elke gsm vlot opent.',
      features: [
        {
          title: 'Eigen ontwerp',
          text: 'We vertrekken van je zaak, niet van een sjabloon. Kleuren, letters en beelden passen bij wat je al hebt.',
        },
        { title: 'Eerst de gsm', text: 'We tekenen het kleine scherm eerst. Dat van je bureau volgt vanzelf.' },
        {
          title: 'Licht gebouwd',
          text: 'Korte code en beelden op de juiste maat. We meten de snelheid voor de site online gaat.',
        },
        {
          title: 'Zelf aanpassen',
          text: 'Een openingsuur, een prijs of een foto wijzig je zelf, zonder ons te bellen.',
        },
        {
          title: 'Klaar voor zoekmachines',
          text: 'Elke pagina krijgt een titel, een beschrijving en gegevens die zoekmachines begrijpen.',
        },
        {
          title: 'Leesbaar voor iedereen',
          text: 'Genoeg contrast, en te bedienen met een toetsenbord of een schermlezer.',
        },
      ],
      benefits: [
        {
          title: 'Bezoekers haken minder af',
          text: 'Wie onderweg je adres zoekt, heeft geen geduld. Een pagina die meteen opent, vraagt dat ook niet.',
        },
        {
          title: 'Minder dezelfde vragen',
          text: 'Uren, prijzen en adres staan waar mensen ze zoeken. Wie dan nog belt, heeft een echte vraag.',
        },
        {
          title: 'Je zit niet aan ons vast',
          text: 'We bouwen met gangbare techniek. Een andere maker kan later verder waar wij gestopt zijn.',
        },
      ],
      steps: [
        {
          title: 'Gesprek',
          text: 'Je vertelt wat je doet en voor wie. Breng je logo mee, en een paar sites die je graag ziet.',
        },
        {
          title: 'Voorstel',
          text: 'Je krijgt een lijst van pagina’s en een vaste prijs op papier. We beginnen pas als jij akkoord gaat.',
        },
        {
          title: 'Ontwerp',
          text: 'We tekenen de belangrijkste pagina’s. Jij zegt wat klopt en wat niet, en bezorgt ons teksten en foto’s.',
        },
        {
          title: 'Bouw',
          text: 'Je kijkt mee op een testadres. Voor een eenvoudige site rekenen we {weeksFrom} tot {weeksTo} weken; hoe vroeger je teksten er zijn, hoe vlotter het gaat.',
        },
        {
          title: 'Online',
          text: 'We zetten de site live en tonen hoe je ze zelf aanpast. Daarna blijven we bereikbaar.',
        },
      ],
      closing: {
        heading: 'Wat moet je site vertellen?',
        text: 'Na het gesprek krijg je een vaste prijs op papier, en dan beslis je op je gemak.',
        action: 'Maak een afspraak',
      },
    },
    backend: {
      teaser: 'Jij maakt de app, wij houden de server eronder draaiende.',
      features: [
        { title: 'Database', text: 'PostgreSQL, ingericht voor jouw gegevens, met elke dag een back-up.' },
        {
          title: 'Gebruikers en rollen',
          text: 'Registreren, inloggen, een vergeten wachtwoord: het zit erin. Jij bepaalt wie wat mag zien.',
        },
        {
          title: 'Gedocumenteerde API',
          text: 'Elke aanroep staat beschreven, met een voorbeeld. Je ontwikkelaar kan er meteen mee verder.',
        },
        {
          title: 'Koppelingen',
          text: 'Je boekhouding, betaaldienst of mailprogramma krijgt de gegevens zonder dat iemand ze overtikt.',
        },
        {
          title: 'Bewaking',
          text: 'We mikken op een beschikbaarheid van {uptime}. Hapert er iets, dan gaat de melding naar ons.',
        },
        {
          title: 'Bestanden',
          text: 'Foto’s en documenten van je gebruikers staan apart bewaard. Alleen wie mag, kan ze openen.',
        },
      ],
      benefits: [
        {
          title: 'Geen eigen serverbeheer',
          text: 'Updates, certificaten en schijfruimte zijn ons werk. Jij hoeft daar niemand voor te zoeken.',
        },
        {
          title: 'Een kost die je kent',
          text: 'Een startprijs en daarna een bedrag per maand. Je weet op voorhand wat er van de rekening gaat.',
        },
        {
          title: 'Je gegevens blijven van jou',
          text: 'Stop je ermee, dan kan je nog {dataAccessDays} dagen aan je gegevens om ze mee te nemen.',
        },
      ],
      steps: [
        {
          title: 'Inventaris',
          text: 'We overlopen welke gegevens je hebt, wie ze gebruikt en wat er al draait. Een schets op papier volstaat.',
        },
        {
          title: 'Voorstel',
          text: 'Je krijgt een datamodel, een lijst van koppelingen en een vaste prijs. Van jou vragen we een akkoord, en toegang tot de systemen die moeten meedoen.',
        },
        {
          title: 'Bouw en test',
          text: 'We bouwen op een testomgeving met verzonnen gegevens. Jij of je ontwikkelaar probeert ze uit.',
        },
        {
          title: 'Overzetten',
          text: 'We zetten je bestaande gegevens over en kijken na of alles klopt. Jij kiest een rustig moment.',
        },
        {
          title: 'Beheer',
          text: 'Vanaf dan houden wij de server bij. Een vraag op een werkdag krijgt nog dezelfde dag antwoord.',
        },
      ],
      closing: {
        heading: 'Wat moet je server kunnen?',
        text: 'Breng je idee of je bestaande app mee, dan zeggen wij wat ze nodig heeft en wat niet.',
        action: 'Maak een afspraak',
      },
    },
    ecommerce: {
      teaser: 'Een winkel die ook verkoopt als je rolluik dicht is.',
      features: [
        {
          title: 'Producten en varianten',
          text: 'Maten, kleuren en foto’s voeg je zelf toe. Een nieuw product staat online wanneer jij dat wil.',
        },
        { title: 'Voorraad', text: 'Elke verkoop gaat van de teller. Wat op is, kan niemand nog bestellen.' },
        {
          title: 'Online betalen',
          text: 'Met Bancontact, kaart of overschrijving, via een betaaldienst op jouw naam.',
        },
        {
          title: 'Facturen en btw',
          text: 'Bij elke bestelling hoort een factuur, met het btw-tarief dat jij per product instelt.',
        },
        {
          title: 'Leveren of afhalen',
          text: 'Je stelt zelf in wat verzenden kost en waarheen. Afhalen in je zaak kan ook.',
        },
        {
          title: 'Meertalig',
          text: 'Je winkel in het Nederlands, Frans en Engels. Elke taal heeft een eigen adres, ook voor zoekmachines.',
        },
      ],
      benefits: [
        {
          title: 'Minder overtikken',
          text: 'Bestelling, betaling en factuur hangen aan elkaar. Een adres geef je geen drie keer meer in.',
        },
        {
          title: 'Geen verrassing aan de kassa',
          text: 'De klant ziet verzendkosten en btw voor hij betaalt. Dat bespaart je mails en verlaten winkelmandjes.',
        },
        {
          title: 'Jij bent de baas',
          text: 'Prijzen, acties en teksten wijzig je zelf. Ook op zondagavond.',
        },
      ],
      steps: [
        {
          title: 'Je assortiment',
          text: 'We bekijken wat je verkoopt en hoe je levert. Een lijst van je producten is een goed begin, ook als het een rekenblad is.',
        },
        {
          title: 'Voorstel',
          text: 'Je krijgt een vaste prijs en een planning. Intussen vraag jij een contract aan bij de betaaldienst; wij tonen hoe.',
        },
        {
          title: 'Inrichting',
          text: 'We bouwen de winkel en zetten je producten erin. Jij bezorgt de foto’s en je leveringsvoorwaarden.',
        },
        {
          title: 'Proefbestellingen',
          text: 'We bestellen, betalen en sturen terug tot het klopt. Doe mee, want jij kent je klanten.',
        },
        {
          title: 'Open',
          text: 'De winkel gaat open en we kijken de eerste bestellingen samen na. Daarna run je ze zelf.',
        },
      ],
      closing: {
        heading: 'Wat wil je verkopen?',
        text: 'Vertel het ons, en je weet wat je winkel nodig heeft en wat je kan weglaten.',
        action: 'Maak een afspraak',
      },
    },
    webApplications: {
      teaser: 'Eén toepassing waar nu vijf rekenbladen rondgemaild worden.',
      features: [
        {
          title: 'Op maat',
          text: 'De schermen volgen de stappen die je team al kent. Wat niemand gebruikt, bouwen we niet.',
        },
        {
          title: 'Rollen en rechten',
          text: 'De planner ziet de planning, de boekhouder de bedragen. Wie wat gewijzigd heeft, kan je nagaan.',
        },
        {
          title: 'Rapporten',
          text: 'De cijfers die je elke maand bijeenzoekt, op één scherm. Downloaden als rekenblad kan nog altijd.',
        },
        {
          title: 'Klantenportaal',
          text: 'Klanten volgen zelf hun dossier, bestelling of afspraak, zonder te bellen.',
        },
        {
          title: 'Koppelingen',
          text: 'Met je boekhouding, agenda of kassa, zolang die een koppeling toelaten.',
        },
        {
          title: 'In de browser',
          text: 'Niets te installeren. Het werkt op de computer, op de tablet in het magazijn en op de gsm op de werf.',
        },
      ],
      benefits: [
        {
          title: 'Iedereen ziet hetzelfde',
          text: 'Geen bestanden meer die ‘definitief, nieuw’ heten. Wat op het scherm staat, is de stand van nu.',
        },
        {
          title: 'Fouten vallen vroeger op',
          text: 'Een onmogelijke datum of een lege prijs wordt bij het invullen geweigerd, niet ontdekt op de factuur.',
        },
        {
          title: 'Je kan klein beginnen',
          text: 'Je werkt met het eerste deel terwijl we het volgende bouwen. Zo merk je vroeg wat je echt nodig hebt.',
        },
      ],
      steps: [
        {
          title: 'Meekijken',
          text: 'Je toont hoe je team nu werkt. Je rekenbladen zijn de beste handleiding, dus gooi nog niets weg.',
        },
        {
          title: 'Schermen op papier',
          text: 'We tekenen voor we programmeren. Wie ermee moet werken, zegt wat er ontbreekt.',
        },
        {
          title: 'Vaste prijs',
          text: 'Je krijgt een prijs en een planning per deel. Maatwerk start na een voorschot van {upfront}.',
        },
        {
          title: 'Bouwen in delen',
          text: 'Je ziet geregeld iets dat werkt en probeert het uit met echte gevallen. Duid één iemand aan die knopen mag doorhakken.',
        },
        {
          title: 'In gebruik',
          text: 'We zetten je gegevens over en tonen je team hoe het werkt. Voor wat er later bijkomt, weet je ons te vinden.',
        },
      ],
      closing: {
        heading: 'Welk rekenblad ben je beu?',
        text: 'Toon het ons en we zeggen of een toepassing de moeite loont, ook als het antwoord nee is.',
        action: 'Maak een afspraak',
      },
    },
    maintenance: {
      teaser: 'Je site blijft in orde, ook als jij er niet naar omkijkt.',
      features: [
        { title: 'Updates', text: 'We houden de software van je site bij, en testen voor er iets live gaat.' },
        { title: 'Dagelijkse back-up', text: 'Loopt er iets mis, dan zetten we de vorige versie terug.' },
        {
          title: 'Bewaking',
          text: 'Dag en nacht controleren we automatisch of je site antwoordt. We mikken op een beschikbaarheid van {uptime}.',
        },
        {
          title: 'Beveiliging',
          text: 'Certificaat, toegangen en gekende lekken: we kijken ze na voor iemand anders dat doet.',
        },
        {
          title: 'Kleine aanpassingen',
          text: 'Een ander openingsuur, een nieuwe foto, een extra alinea. Stuur het door en wij passen het aan.',
        },
        {
          title: 'Snelheid',
          text: 'Een site wordt trager naarmate er dingen bijkomen. We meten dat, en ruimen op.',
        },
      ],
      benefits: [
        {
          title: 'Je hoeft er niet aan te denken',
          text: 'Software veroudert ook als niemand eraan komt. Ze bijhouden is voortaan ons werk.',
        },
        {
          title: 'Een vast bedrag',
          text: 'Je betaalt per maand, op voorhand, en je weet hoeveel. Stoppen kan met een schriftelijke opzeg van {noticeDays} dagen.',
        },
        {
          title: 'Mensen die je site kennen',
          text: 'Je legt je vraag geen drie keer uit. Op werkdagen heb je dezelfde dag antwoord.',
        },
      ],
      steps: [
        {
          title: 'Nazicht',
          text: 'We bekijken je site, ook als iemand anders ze gemaakt heeft. Daarvoor hebben we toegang nodig tot je hosting en je domeinnaam.',
        },
        {
          title: 'Lijst en prijs',
          text: 'Je leest wat dringend is, wat kan wachten en wat het per maand kost. Jij beslist.',
        },
        {
          title: 'Overname',
          text: 'Eerst een back-up, dan de updates, dan de bewaking. Je bezoekers merken er weinig van.',
        },
        {
          title: 'Elke maand',
          text: 'Wij houden bij. Jij [[{companyPhone}?belt of ]]schrijft als er iets moet veranderen.',
        },
      ],
      closing: {
        heading: 'Wanneer is je site laatst bijgewerkt?',
        text: 'Als je dat niet meteen weet, kijken we het samen na.',
        action: 'Maak een afspraak',
      },
    },
  },
  packages: {
    basic: {
      includes: '',
      title: '{nameBasic}',
      description: 'Voor zelfstandigen en kleine zaken die gevonden en gecontacteerd willen worden.',
      features: [
        'Eén site, vijf pagina’s',
        'Contactformulier',
        'Dagelijkse back-up',
        'Hosting en certificaat',
        'Teksten en foto’s zelf wijzigen',
      ],
      extras: ['Extra pagina’s', 'Een tweede taal', 'Domeinnaam en e-mailadressen'],
      extraInfo: [
        'Hosting, certificaat en dagelijkse back-up zitten in het maandbedrag. Je betaalt per maand, op voorhand, en opzeggen kan schriftelijk met {noticeDays} dagen.',
        'Het ontwerp en de bouw betaal je één keer: een professionele website is er vanaf {startWebdesign}, exclusief btw.',
      ],
    },
    ecommerce: {
      includes: 'Alles van {nameBasic}',
      title: '{nameEcommerce}',
      description: 'Voor winkels die online verkopen en hun producten, bestellingen en facturen zelf bijhouden.',
      features: ['Producten, voorraad, bestellingen', 'Betalingen en facturen', 'Meertalig', 'Leveren of afhalen'],
      extras: [
        'Koppeling met je boekhouding',
        'Producten overzetten uit je oude winkel',
        'Kortingscodes en cadeaubonnen',
      ],
      extraInfo: [
        'Ook hier zijn hosting, certificaat en dagelijkse back-up inbegrepen. De factuur komt elke maand op voorhand; je opzeg is schriftelijk en telt {noticeDays} dagen.',
        'Bouwen doen we één keer. Een professionele website is er vanaf {startWebdesign}, een webshop vanaf {startEcommerce}, telkens exclusief btw.',
      ],
    },
    enterprise: {
      includes: 'Alles van {nameEcommerce}',
      title: '{nameEnterprise}',
      description: 'Voor teams met veel bestanden die met hun Google-account willen inloggen.',
      features: ['{storage} opslag', 'Eén login via Google', 'Voorrang bij vragen'],
      extras: ['Extra opslag', 'Koppelingen met je eigen systemen', 'Opleiding voor je team'],
      extraInfo: [
        'Hosting, certificaat en dagelijkse back-up horen bij de prijs, net als de {storage} opslag. We factureren per maand, op voorhand; opzeggen doe je schriftelijk, met {noticeDays} dagen.',
        'Een professionele website bouwen we eenmalig vanaf {startWebdesign}, een webshop vanaf {startEcommerce}, exclusief btw. Voor maatwerk krijg je een aparte prijs voor we beginnen.',
      ],
    },
  },
  landing: {
    taglines: [
      'die snel laden',
      'met een vaste prijs',
      'die je zelf aanpast',
      'die Google begrijpt',
      'met mensen die [[{companyPhone}?opnemen|antwoorden]]',
    ],
    promises: [
      'Gratis offerte',
      'Eenvoudige site in {weeksFrom} tot {weeksTo} weken',
      'Maandelijks opzegbaar ({noticeDays} dagen)',
    ],
    steps: [
      {
        title: 'Gesprek',
        text: 'Je vertelt wat je doet en voor wie. Daarna krijg je een vaste prijs op papier, gratis.',
      },
      {
        title: 'Ontwerp',
        text: 'We tekenen de belangrijkste pagina’s. Jij zegt wat klopt en wat niet, tot het goed zit.',
      },
      { title: 'Online', text: 'We bouwen, testen en zetten je site live. Daarna houden we alles up-to-date.' },
    ],
    why: [
      {
        title: 'Vlot op elke gsm',
        text: 'We bouwen lichte pagina’s en meten ze, ook na de start. Je bezoeker is aan het lezen voor hij ongeduldig wordt.',
      },
      {
        title: 'Eerst de prijs, dan werken',
        text: 'Je hebt een bedrag op papier voor we beginnen. Wil je er later iets bij, dan hoor je eerst wat dat kost.',
      },
      {
        title: 'Mensen die antwoorden',
        text: '[[{companyPhone}?Je belt, en wie opneemt kent je site.|Wie antwoordt, kent je site.]] Schrijf je op een werkdag, dan heb je dezelfde dag antwoord.',
      },
    ],
  },
}
