import type { ServiceTexts } from '../service-content.ts'

export const nl: ServiceTexts = {
  services: {
    webdesign: {
      teaser: 'Een site die helemaal bij jou past en op elke smartphone vlot opent.',
      price: '[[vanaf {startWebdesign} excl. btw|prijs op aanvraag]]',
      features: [
        {
          title: 'Eigen ontwerp',
          text: 'We vertrekken van je zaak, niet van een sjabloon. Kleuren, lettertypes en beelden passen bij wat je al hebt.',
        },
        { title: 'Eerst de smartphone', text: 'We ontwerpen eerst voor het kleine scherm. Het grote volgt daarna.' },
        {
          title: 'Lichte pagina’s',
          text: 'Compacte code en beelden op de juiste maat. We meten de snelheid voor de site online gaat.',
        },
        {
          title: 'Zelf aanpassen',
          text: 'Openingsuren, prijzen en foto’s wijzig je zelf, zonder ons te bellen.',
        },
        {
          title: 'Klaar voor zoekmachines',
          text: 'Elke pagina krijgt een titel, een beschrijving en gegevens die zoekmachines begrijpen.',
        },
        {
          title: 'Toegankelijk voor iedereen',
          text: 'Genoeg contrast, te bedienen met het toetsenbord en leesbaar met een schermlezer.',
        },
      ],
      benefits: [
        {
          title: 'Bezoekers haken minder snel af',
          text: 'Wie onderweg je adres zoekt, wacht niet. Een snelle pagina houdt die bezoeker bij je.',
        },
        {
          title: 'Minder vaak dezelfde vraag',
          text: 'Uren, prijzen en adres staan waar mensen ze zoeken. Zo krijg je minder telefoontjes over dingen die al op je site staan.',
        },
        {
          title: 'Je zit niet aan ons vast',
          text: 'We bouwen met gangbare techniek. Een andere ontwikkelaar kan later verderwerken waar wij gestopt zijn.',
        },
      ],
      steps: [
        {
          title: 'Gesprek',
          text: 'Je vertelt wat je doet en voor wie. Breng je logo mee, en een paar sites die je mooi vindt.',
        },
        {
          title: 'Voorstel',
          text: 'Je krijgt een lijst van pagina’s en een vaste prijs op papier. We beginnen zodra je akkoord bent en de helft betaald is.',
        },
        {
          title: 'Ontwerp',
          text: 'We ontwerpen de belangrijkste pagina’s. Jij zegt wat klopt en wat niet, en bezorgt ons teksten en foto’s.',
        },
        {
          title: 'Bouw',
          text: 'Je kijkt mee op een testadres. Een eenvoudige site is klaar in {weeksFrom} tot {weeksTo} weken, te rekenen vanaf het moment dat we al je materiaal hebben.',
        },
        {
          title: 'Online',
          text: 'We zetten de site online en tonen je hoe je ze zelf aanpast. Ook daarna kan je bij ons terecht.',
        },
      ],
      closing: {
        heading: 'Wat moet je site vertellen?',
        text: 'Na het gesprek krijg je een vaste prijs op papier. Daarna beslis je op je gemak.',
        action: 'Maak een afspraak',
      },
    },
    backend: {
      teaser: 'Jij maakt de app, wij houden de server erachter draaiende.',
      price: '[[vanaf {startBackend} excl. btw|prijs op aanvraag]]',
      features: [
        { title: 'Database', text: 'PostgreSQL, ingericht voor jouw gegevens, met elke dag een back-up.' },
        {
          title: 'Gebruikers en rollen',
          text: 'Registreren, inloggen, wachtwoord vergeten: alles zit erin. Jij bepaalt wie wat mag zien.',
        },
        {
          title: 'Gedocumenteerde API',
          text: 'Elke aanroep staat beschreven, met een voorbeeld. Je ontwikkelaar kan er meteen mee verder.',
        },
        {
          title: 'Koppelingen',
          text: 'Je boekhouding, betaaldienst of mailprogramma krijgt de gegevens zonder dat iemand ze moet overtikken.',
        },
        {
          title: 'Bewaking',
          text: 'We bewaken je server en mikken op een beschikbaarheid van {uptime}. Hapert er iets, dan krijgen wij de melding.',
        },
        {
          title: 'Bestanden',
          text: 'Foto’s en documenten van je gebruikers worden apart bewaard. Alleen wie toegang heeft, kan ze openen.',
        },
      ],
      benefits: [
        {
          title: 'Geen eigen serverbeheer',
          text: 'Updates, certificaten en schijfruimte zijn ons werk. Jij hoeft daar niemand voor te zoeken.',
        },
        {
          title: 'Een kost die je kent',
          text: 'Eén startprijs en daarna een vast bedrag per maand. Je weet vooraf waar je aan toe bent.',
        },
        {
          title: 'Je gegevens blijven van jou',
          text: 'Stop je ermee, dan heb je nog {dataAccessDays} dagen toegang tot je gegevens om ze mee te nemen.',
        },
      ],
      steps: [
        {
          title: 'Inventaris',
          text: 'We overlopen welke gegevens je hebt, wie ze gebruikt en welke systemen er al zijn. Een schets op papier volstaat.',
        },
        {
          title: 'Voorstel',
          text: 'Je krijgt een datamodel, een lijst van koppelingen en een vaste prijs. We beginnen zodra je akkoord bent, de helft betaald is en we toegang hebben tot de systemen die we koppelen.',
        },
        {
          title: 'Bouw en test',
          text: 'We bouwen in een testomgeving met verzonnen gegevens. Jij of je ontwikkelaar test mee.',
        },
        {
          title: 'Migratie',
          text: 'Op een moment dat jou past, zetten we je bestaande gegevens over en controleren we of alles klopt.',
        },
        {
          title: 'Beheer',
          text: 'Vanaf dan beheren wij de server. Heb je een vraag? We antwoorden binnen één werkdag.',
        },
      ],
      closing: {
        heading: 'Een app die een degelijke backend nodig heeft?',
        text: 'Breng je idee of je bestaande app mee, dan zeggen wij wat er nodig is en wat niet.',
        action: 'Maak een afspraak',
      },
    },
    ecommerce: {
      teaser: 'Een winkel die ook verkoopt als je rolluik dicht is.',
      price: '[[vanaf {startEcommerce} excl. btw|prijs op aanvraag]]',
      features: [
        {
          title: 'Producten en varianten',
          text: 'Maten, kleuren en foto’s voeg je zelf toe. Een nieuw product staat online wanneer jij dat wil.',
        },
        {
          title: 'Voorraad',
          text: 'De voorraad past zich aan bij elke verkoop. Wat op is, kan niemand nog bestellen.',
        },
        {
          title: 'Online betalen',
          text: 'Met Bancontact, kaart of overschrijving, via een betaaldienst op jouw naam.',
        },
        {
          title: 'Facturen en btw',
          text: 'Bij elke bestelling hoort een factuur, met het btw-tarief dat je per product instelt.',
        },
        {
          title: 'Leveren of afhalen',
          text: 'Je stelt zelf in waarheen je verzendt en wat dat kost. Afhalen in je zaak kan ook.',
        },
        {
          title: 'Meertalig',
          text: 'Je winkel in het Nederlands, Frans en Engels. Elke taal heeft een eigen adres, ook voor zoekmachines.',
        },
      ],
      benefits: [
        {
          title: 'Minder overtikken',
          text: 'Bestelling, betaling en factuur zijn gekoppeld. Je voert een adres geen drie keer meer in.',
        },
        {
          title: 'Geen verrassingen aan de kassa',
          text: 'Klanten zien verzendkosten en btw voor ze betalen. Dat scheelt e-mails en verlaten winkelmandjes.',
        },
        {
          title: 'Jij bent de baas',
          text: 'Prijzen, acties en teksten wijzig je wanneer je wil, ook op zondagavond.',
        },
      ],
      steps: [
        {
          title: 'Je assortiment',
          text: 'We bekijken wat je verkoopt en hoe je levert. Een lijst van je producten is een goed begin; een Excel-bestand volstaat.',
        },
        {
          title: 'Voorstel',
          text: 'Je krijgt een vaste prijs en een planning. We beginnen zodra je akkoord bent en de helft betaald is, en helpen je met de aanvraag bij een betaaldienst.',
        },
        {
          title: 'Inrichting',
          text: 'We bouwen de winkel en zetten je producten erin. Jij bezorgt de foto’s en je leveringsvoorwaarden.',
        },
        {
          title: 'Proefbestellingen',
          text: 'We bestellen, betalen en sturen terug tot alles klopt. Test zeker mee: niemand kent je klanten beter dan jij.',
        },
        {
          title: 'Opening',
          text: 'De winkel gaat open en we overlopen samen de eerste bestellingen. Daarna run je de winkel zelf.',
        },
      ],
      closing: {
        heading: 'Wat wil je verkopen?',
        text: 'Vertel het ons, dan zeggen wij wat je webshop nodig heeft en wat je kan weglaten.',
        action: 'Maak een afspraak',
      },
    },
    webApplications: {
      teaser: 'Eén toepassing in plaats van vijf Excel-bestanden die rondgemaild worden.',
      price: '[[vanaf {startWebApplications} excl. btw|prijs op aanvraag]]',
      features: [
        {
          title: 'Op maat',
          text: 'De schermen volgen de stappen die je team al kent. Wat niemand gebruikt, bouwen we niet.',
        },
        {
          title: 'Rollen en rechten',
          text: 'De planner ziet de planning, de boekhouder de bedragen. Je kan nagaan wie wat gewijzigd heeft.',
        },
        {
          title: 'Rapporten',
          text: 'De cijfers die je elke maand bijeenzoekt, op één scherm. Downloaden naar Excel kan nog altijd.',
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
          text: 'Je hoeft niets te installeren. Alles werkt op kantoor, op de tablet in het magazijn en op de smartphone op de werf.',
        },
      ],
      benefits: [
        {
          title: 'Iedereen ziet hetzelfde',
          text: 'Geen bestanden meer die “definitief_nieuw_2” heten. Wat op het scherm staat, is altijd de laatste versie.',
        },
        {
          title: 'Fouten vallen sneller op',
          text: 'Een onmogelijke datum of een ontbrekende prijs merk je bij het invullen, niet pas op de factuur.',
        },
        {
          title: 'Je kan klein beginnen',
          text: 'Je werkt met het eerste deel terwijl we het volgende bouwen. Zo merk je snel wat je echt nodig hebt.',
        },
      ],
      steps: [
        {
          title: 'Meekijken',
          text: 'Je toont hoe je team nu werkt. Je Excel-bestanden zijn onze handleiding, dus gooi nog niets weg.',
        },
        {
          title: 'Schetsen',
          text: 'We schetsen de schermen voor we programmeren. De mensen die ermee werken, zeggen wat er ontbreekt.',
        },
        {
          title: 'Vaste prijs',
          text: 'Je krijgt een prijs en een planning per deel. We beginnen zodra je akkoord bent en het voorschot van {upfront} betaald is.',
        },
        {
          title: 'Bouwen in delen',
          text: 'Je krijgt geregeld een werkend deel dat je uitprobeert met echte gevallen. Duid één persoon aan die knopen mag doorhakken.',
        },
        {
          title: 'Oplevering',
          text: 'We zetten je gegevens over en leiden je team op. Heb je later meer nodig, dan weet je ons te vinden.',
        },
      ],
      closing: {
        heading: 'Welk Excel-bestand ben je beu?',
        text: 'Toon het ons en we zeggen of een toepassing de moeite loont, ook als het antwoord nee is.',
        action: 'Maak een afspraak',
      },
    },
    maintenance: {
      teaser: 'Je site blijft in orde, zonder dat je eraan hoeft te denken.',
      price: '[[site op maat vanaf {startMaintenance} per maand excl. btw|prijs op aanvraag]]',
      features: [
        {
          title: 'Updates',
          text: 'We houden de software van je site up-to-date en testen alles voor het online gaat.',
        },
        { title: 'Dagelijkse back-up', text: 'Loopt er iets mis, dan zetten we de vorige versie terug.' },
        {
          title: 'Bewaking',
          text: 'We controleren dag en nacht automatisch of je site bereikbaar is en grijpen in bij elke melding. We mikken op een beschikbaarheid van {uptime}.',
        },
        {
          title: 'Beveiliging',
          text: 'SSL-certificaat, toegangsrechten en bekende lekken: we kijken ze na voor iemand anders dat doet.',
        },
        {
          title: 'Kleine aanpassingen',
          text: 'Andere openingsuren, een nieuwe foto, een extra alinea. Stuur het door en wij passen het aan.',
        },
        {
          title: 'Snelheid',
          text: 'Een site wordt trager naarmate er meer bijkomt. Wij blijven meten en ruimen op.',
        },
      ],
      benefits: [
        {
          title: 'Je hoeft er niet aan te denken',
          text: 'Software veroudert ook als niemand eraan komt. Wij houden alles up-to-date.',
        },
        {
          title: 'Een vast bedrag',
          text: 'Je betaalt elke maand hetzelfde. We factureren maandelijks vooraf. Je kan schriftelijk opzeggen, met een opzegtermijn van {noticeDays} dagen.',
        },
        {
          title: 'Mensen die je site kennen',
          text: 'Je legt je vraag geen drie keer uit. We antwoorden binnen één werkdag.',
        },
      ],
      steps: [
        {
          title: 'Controle',
          text: 'We lichten je site door, ook als iemand anders ze gemaakt heeft. Daarvoor hebben we toegang nodig tot je hosting en je domeinnaam.',
        },
        {
          title: 'Verslag en prijs',
          text: 'Je leest wat dringend is, wat kan wachten en wat het kost. De prijs hangt ervan af of je site uit een pakket komt of op maat gemaakt is. Wat er elke maand bij hoort, staat in je offerte.',
        },
        {
          title: 'Overname',
          text: 'Zodra je akkoord bent, maken we een back-up, installeren we de updates en stellen we de bewaking in. Is er eerst maatwerk nodig, dan betaal je daarvan de helft vooraf.',
        },
        {
          title: 'Elke maand',
          text: 'Wij houden alles up-to-date. [[{companyPhone}?Bel of schrijf|Schrijf]] ons als er iets moet veranderen.',
        },
      ],
      closing: {
        heading: 'Wanneer is je site voor het laatst bijgewerkt?',
        text: 'Weet je het niet meteen? Dan kijken we het samen na.',
        action: 'Maak een afspraak',
      },
    },
  },
  newService: {
    teaser: '',
    price: '[[vanaf {serviceStart} excl. btw|prijs op aanvraag]]',
    features: [],
    benefits: [],
    steps: [],
    closing: {
      heading: 'Zullen we het erover hebben?',
      text: 'Na ons gesprek krijg je een vaste prijs op papier. Daarna beslis je rustig.',
      action: 'Maak een afspraak',
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
        'Hosting en SSL-certificaat',
        'Teksten en foto’s zelf wijzigen',
      ],
      extras: ['Extra pagina’s', 'Een tweede taal', 'Domeinnaam en e-mailadressen'],
      extraInfo: [
        'Hosting, SSL-certificaat en dagelijkse back-ups zijn inbegrepen. We factureren maandelijks vooraf. Je kan schriftelijk opzeggen, met een opzegtermijn van {noticeDays} dagen.',
        'Ontwerp en bouw betaal je één keer[[: een professionele website vanaf {startWebdesign}]], exclusief btw. Dat komt bij de prijs per maand.',
      ],
    },
    ecommerce: {
      includes: 'Alles uit {nameBasic}',
      title: '{nameEcommerce}',
      description: 'Voor winkels die online verkopen en hun producten, bestellingen en facturen zelf bijhouden.',
      features: ['Producten, voorraad, bestellingen', 'Betalingen en facturen', 'Meertalig', 'Leveren of afhalen'],
      extras: [
        'Koppeling met je boekhouding',
        'Producten overzetten uit je oude winkel',
        'Kortingscodes en cadeaubonnen',
      ],
      extraInfo: [
        'Ook hier zijn hosting, SSL-certificaat en dagelijkse back-ups inbegrepen. We factureren maandelijks vooraf. Je kan schriftelijk opzeggen, met een opzegtermijn van {noticeDays} dagen.',
        'De bouw van je webshop betaal je één keer[[, vanaf {startEcommerce}]], exclusief btw. Dat komt bij de prijs per maand.',
      ],
    },
    enterprise: {
      includes: 'Alles uit {nameEcommerce}',
      title: '{nameEnterprise}',
      description: 'Voor teams die veel bestanden bewaren en met hun Google-account willen inloggen.',
      features: ['{storage} opslag', 'Single sign-on met Google', 'Voorrang bij vragen'],
      extras: ['Extra opslag', 'Koppelingen met je eigen systemen', 'Opleiding voor je team'],
      extraInfo: [
        'Hosting, SSL-certificaat, dagelijkse back-ups en {storage} opslag zijn inbegrepen. We factureren maandelijks vooraf. Je kan schriftelijk opzeggen, met een opzegtermijn van {noticeDays} dagen.',
        'De bouw betaal je één keer. De prijs hangt af van wat we bouwen[[ (een website vanaf {startWebdesign} of een webshop vanaf {startEcommerce})]] en is exclusief btw. Voor maatwerk krijg je vooraf een aparte prijs.',
      ],
    },
  },
}
