import type { Faq } from '../faq-content.ts'

export const nl: Faq = [
  {
    id: 'general',
    heading: 'Algemeen',
    items: [
      {
        id: 'how-a-project-runs',
        question: 'Hoe verloopt een project?',
        answer: `Het begint met een gesprek. Daarna krijg je een offerte met een vaste prijs en een planning. Ga je akkoord en is de helft betaald, dan maken we eerst het ontwerp en bouwen we daarna. Onderweg kijk je mee, en de site gaat pas online als jij ja zegt.

Je werkt de hele tijd met de mensen die je site maken. Een eerste gesprek plan je op de pagina [afspraak maken](/booking).`,
      },
      {
        id: 'who-makes-it',
        question: 'Wie maakt mijn website?',
        answer:
          'Wij zelf. De mensen met wie je praat, werken zelf aan je website: ze leiden het project, ontwerpen of programmeren. Je vraag komt dus meteen bij de juiste persoon.',
      },
      {
        id: 'examples',
        question: 'Kan ik voorbeelden van jullie werk bekijken?',
        answer:
          'Ja. De site die je nu leest, hebben we zelf gemaakt. Wat anderen van ons werk vinden, lees je bij de [reviews](/reviews). Vertel in een eerste [gesprek](/booking) wat je zoekt, dan tonen we voorbeelden in die richting.',
      },
      {
        id: 'timeline',
        question: 'Hoe lang duurt het voor mijn site online staat?',
        answer: `Een eenvoudige site is klaar in {weeksFrom} tot {weeksTo} weken, te rekenen vanaf het moment dat we al je materiaal hebben. Een webshop of een webapplicatie vraagt meer tijd; de planning staat dan in je offerte.

Vertraging komt meestal door teksten en foto’s die op zich laten wachten. Liggen die klaar bij de start, dan gaat het vlot vooruit.`,
      },
      {
        id: 'book-appointment',
        question: 'Hoe maak ik een afspraak?',
        answer: `Ga naar [afspraak maken](/booking), kies waarover het gaat (een nieuwe website of webapplicatie, een aanpassing of een probleem) en kies dan een dag en een uur. Schrijf er kort bij wat je nodig hebt, zodat we ons kunnen voorbereiden. Op het einde log je in, of vul je je naam en je e-mailadres in als dat zonder account kan.

Je ziet meteen welke uren nog vrij zijn. Liever eerst [[{companyPhone}?bellen of ]]schrijven? Dat kan ook: alles staat op de [contactpagina](/contact).`,
      },
      {
        id: 'after-booking',
        question: 'Is mijn afspraak meteen definitief?',
        answer: `Nee. Je krijgt eerst een e-mail dat we je aanvraag ontvangen hebben. Het gekozen uur houden we intussen voor je vrij.

Keuren we de aanvraag goed, dan krijg je een bevestiging per e-mail met een uitnodiging voor je agenda. Kunnen we je aanvraag niet bevestigen, dan mailen we je waarom. De status vind je altijd bij [mijn afspraken](/my-appointments).`,
      },
      {
        id: 'change-appointment',
        question: 'Kan ik een afspraak verzetten of annuleren?',
        answer: `Ja. Bij [mijn afspraken](/my-appointments), of via de knop in onze e-mails, kan je een aanvraag of een afspraak annuleren. Past een goedgekeurde afspraak niet meer, dan vraag je daar ook een ander moment aan. Je afspraak blijft staan tot we dat goedkeuren.[[{companyPhone}? Liever telefonisch? Bel ons gerust.]]`,
      },
      {
        id: 'where-we-meet',
        question: 'Kan een afspraak ook telefonisch of bij mij?',
        answer:
          'Ja, als het praktisch kan. Schrijf bij je [aanvraag](/booking) wat je verkiest: telefonisch, via een videogesprek, bij ons of bij jou op kantoor. In de bevestiging staat wat we afspreken.',
      },
      {
        id: 'region',
        question: 'In welke regio werken jullie?',
        answer: `In heel België[[. We zijn gevestigd in {companyCity}]]. Het meeste overleg kan op afstand, dus je zaak hoeft niet in de buurt te liggen. Ons adres staat op de [contactpagina](/contact).`,
      },
      {
        id: 'why-an-account',
        question: 'Waarom heb ik een account nodig?',
        answer: `Je hebt er geen nodig om de site te lezen of ons te schrijven, wel om te reageren op de blog of een review te schrijven. Dan willen we weten dat het e-mailadres echt van jou is. Bij een afspraak zegt het formulier of een bevestigd e-mailadres volstaat.

[Een account maken](/register) doe je met een e-mailadres en een wachtwoord, en je bevestigt dat adres voor je de eerste keer inlogt. Doorgaan met Google kan ook. In je [profiel](/profile) download je je gegevens of verwijder je je account.`,
      },
      {
        id: 'our-languages',
        question: 'In welke talen kan ik bij jullie terecht?',
        answer:
          'In {siteLanguages}.[[{severalLanguages}? De site bestaat in die talen, en de e-mails over je afspraak krijg je in de taal waarin je die aanvroeg. Bovenaan elke pagina kies je een andere taal.]]',
      },
      {
        id: 'support',
        question: 'Wie helpt me als er iets misloopt?',
        answer: `Wij. Stuur een bericht via de [contactpagina](/contact)[[{companyPhone}?, bel]] of boek een [afspraak](/booking) met als onderwerp een probleem. We antwoorden binnen één werkdag. De openingsuren staan op de contactpagina.

Werkt je website niet meer en is het dringend? Zet dat vooraan in je bericht[[{companyPhone}? of bel meteen]].`,
      },
      {
        id: 'personal-data',
        question: 'Wat doen jullie met mijn gegevens?',
        answer: `We bewaren wat nodig is om je te antwoorden, je afspraken te regelen en je account te laten werken. Berichten via het contactformulier wissen we na {contactYears} jaar. We verkopen je gegevens nooit. Voor servers en back-ups kiezen we bij voorkeur bedrijven in de Europese Economische Ruimte.

Wat we precies bewaren, waarom, en hoe je je gegevens opvraagt of laat wissen, staat in het [privacybeleid](/privacy).`,
      },
      {
        id: 'cookie-choice',
        question: 'Welke cookies gebruikt deze site?',
        answer: `Zonder je toestemming alleen de essentiële. Alle andere staan uit tot je ze zelf aanzet, en weigeren kost je even veel moeite als aanvaarden.

Je antwoord bewaren we {consentDays} dagen. Bedacht je je? Onderaan elke pagina staat de knop voor de cookie-instellingen. De volledige lijst vind je in het [cookiebeleid](/cookies).`,
      },
    ],
  },
  {
    id: 'services',
    heading: 'Diensten',
    items: [
      {
        id: 'what-we-make',
        question: 'Welke diensten bieden jullie aan?',
        answer: `Elke dienst heeft een eigen pagina:

- [webdesign](/services/webdesign): een site op maat voor je zaak
- [backend-as-a-service](/services/backend): de server achter je app of site
- [webshops](/services/ecommerce): een winkel met voorraad, betalingen en btw
- [webapplicaties](/services/web-applications): een toepassing voor je team of je klanten
- [onderhoud](/services/maintenance): updates, back-ups en kleine aanpassingen

Weet je niet wat je nodig hebt? Geen probleem. [Leg je vraag aan ons voor](/contact).`,
      },
      {
        id: 'package-contents',
        question: 'Wat zit er in de pakketten?',
        answer: `Hosting, SSL-certificaat en dagelijkse back-ups zijn in elk pakket inbegrepen.

- **{nameBasic}** is voor zelfstandigen en kleine zaken met een gewone bedrijfssite.
- **{nameEcommerce}** is voor wie online verkoopt, met alles wat een webshop nodig heeft.
- **{nameEnterprise}** is voor teams met veel bestanden: {storage} opslag en single sign-on met Google.

De volledige inhoud staat naast elkaar op de pagina [diensten en pakketten](/services).`,
      },
      {
        id: 'enterprise',
        question: 'Wanneer heb ik {nameEnterprise} nodig?',
        answer:
          'Als je veel bestanden bewaart, of als je medewerkers met hun Google-account willen inloggen in plaats van met nog een wachtwoord. {nameEnterprise} heeft {storage} opslag en single sign-on met Google. Heb je dat niet nodig, dan volstaat een kleiner pakket. Kies je te groot, dan zeggen we het je.',
      },
      {
        id: 'edit-texts-myself',
        question: 'Kan ik mijn teksten en foto’s zelf aanpassen?',
        answer:
          'Ja. Je krijgt een beheergedeelte waarin je teksten, foto’s en producten wijzigt, zonder technische kennis. Liever niet? Kleine aanpassingen horen bij het [onderhoud](/services/maintenance).',
      },
      {
        id: 'multilingual-site',
        question: 'Kan mijn site in meer dan één taal?',
        answer:
          'Ja. Elke taal krijgt een eigen adres, zodat zoekmachines ze uit elkaar houden. De teksten lever je zelf of laat je vertalen; hoeveel talen het worden, spreken we af voor we de offerte maken.',
      },
      {
        id: 'seo',
        question: 'Word ik gevonden in Google?',
        answer: `We zorgen voor alles wat de site zelf kan doen: snelle pagina’s, een duidelijke opbouw, goede titels en beschrijvingen, en gegevens die zoekmachines en AI-assistenten kunnen lezen.

Een plaats in de resultaten beloven we niet. Dat kan niemand: die hangt ook af van je teksten, je sector en wie er nog op dezelfde klanten mikt.`,
      },
      {
        id: 'move-existing-site',
        question: 'Ik heb al een site. Kan die verhuizen?',
        answer: `Meestal wel. We bekijken wat er staat, nemen de teksten en beelden over die je wil houden en sturen de oude adressen door naar de nieuwe, zodat links en zoekresultaten blijven werken.

Je oude site blijft online tot de nieuwe klaar is. Wat het kost, hangt af van hoeveel er mee moet; dat staat vooraf in je offerte.`,
      },
      {
        id: 'later-changes',
        question: 'Kan er later nog iets bij?',
        answer:
          'Ja. Boek een [afspraak](/booking) met als onderwerp een aanpassing, of stuur een [bericht](/contact). Heb je onderhoud bij ons, dan horen kleine aanpassingen daarbij; voor de rest krijg je vooraf een prijs.',
      },
      {
        id: 'built-by-others',
        question: 'Onderhouden jullie ook een site die iemand anders bouwde?',
        answer:
          'Vaak wel, maar we kijken eerst hoe ze gebouwd is. Is de site in orde, dan nemen we ze over. Zo niet, dan hoor je vooraf wat er eerst moet gebeuren en wat dat kost.',
      },
    ],
  },
  {
    id: 'technical',
    heading: 'Techniek',
    items: [
      {
        id: 'domain-name',
        question: 'Hoe zit het met mijn domeinnaam?',
        answer:
          'Je domeinnaam staat op jouw naam, niet op de onze. Heb je er al een, dan blijft die waar hij is en laten we hem naar de nieuwe site verwijzen. Heb je er nog geen, dan helpen we je er een te kiezen en aan te vragen.',
      },
      {
        id: 'business-email',
        question: 'Blijft mijn e-mail werken?',
        answer:
          'Ja. Je mailboxen blijven bij je huidige leverancier en we laten de instellingen ervan met rust wanneer we je site verhuizen. Wil je een adres op je eigen domeinnaam en heb je dat nog niet? Vraag het ons: we stellen het samen met je in.',
      },
      {
        id: 'uptime',
        question: 'Is mijn site altijd bereikbaar?',
        answer:
          'We mikken op een beschikbaarheid van {uptime}. Dat is een streefcijfer, geen garantie. We bewaken alle sites die we hosten; ingrijpen bij een melding hoort bij het [onderhoud](/services/maintenance). Onderhoud waar je iets van merkt, kondigen we vooraf aan.',
      },
      {
        id: 'backups',
        question: 'Worden er back-ups gemaakt?',
        answer:
          'Ja, dagelijks en in elk pakket. Gaat er iets mis, door ons, door jou of door een defecte schijf, dan zetten we een eerdere versie terug. Een kopie van je gegevens kan je ook zelf opvragen.',
      },
      {
        id: 'ownership',
        question: 'Van wie zijn de code en de inhoud?',
        answer: `Je teksten, foto’s en gegevens zijn en blijven van jou. Wat we speciaal voor jou ontwerpen en programmeren, wordt van jou zodra alles betaald is.

Daarnaast gebruiken we algemene bouwstenen en open source. Die mag je blijven gebruiken, maar ze worden niet je eigendom. De precieze afspraken staan in de [algemene voorwaarden](/terms).`,
      },
      {
        id: 'technology',
        question: 'Waarmee bouwen jullie?',
        answer:
          'Met TypeScript, React en PostgreSQL. Dat zijn gangbare bouwstenen die veel ontwikkelaars kennen. Wil je ooit met iemand anders verder, dan kan die ermee aan de slag.',
      },
      {
        id: 'accessibility',
        question: 'Kan iedereen mijn site gebruiken?',
        answer: `Dat is het doel. We volgen de WCAG-richtlijnen op niveau AA: genoeg contrast, te bedienen met het toetsenbord, leesbaar met een schermlezer.

Verkoop je aan consumenten, dan kunnen de Europese toegankelijkheidsregels voor webshops ook op jou van toepassing zijn. We bekijken dat samen met je.`,
      },
      {
        id: 'gdpr',
        question: 'Is mijn website in orde met de AVG (GDPR)?',
        answer: `We bouwen je site zo dat je aan de regels kan voldoen. Zonder toestemming plaatst ze alleen essentiële cookies, formulieren vragen niet meer dan nodig, en gegevens die je niet meer mag bewaren, kan je wissen.

Hosten we je site, dan sluiten we een verwerkersovereenkomst met je. Voor wat je zelf verzamelt en hoe je dat uitlegt, blijf je verantwoordelijk.`,
      },
      {
        id: 'phones-and-speed',
        question: 'Werkt mijn site goed en snel op een smartphone?',
        answer:
          'Ja. We ontwerpen eerst voor het kleine scherm en dan pas voor het grote. Snelheid meten we zoals Google dat doet, met de Core Web Vitals, en op echte toestellen. Een trage pagina is voor ons nog niet af.',
      },
      {
        id: 'security-updates',
        question: 'Wie zorgt voor de technische updates?',
        answer:
          'Wij, zolang je site bij ons draait. We vernieuwen het SSL-certificaat op tijd, werken de server bij en bewaken of je site bereikbaar is. Updates van de site zelf, ingrijpen bij een melding en kleine aanpassingen horen bij het [onderhoud](/services/maintenance).',
      },
    ],
  },
  {
    id: 'pricing',
    heading: 'Prijzen',
    items: [
      {
        id: 'starting-prices',
        question: 'Hoeveel kost een project?',
        answer: `Dit zijn de startprijzen, exclusief btw:

- een professionele website: [[vanaf {startWebdesign}|op aanvraag]]
- een backend: [[vanaf {startBackend}|op aanvraag]]
- een webshop: [[vanaf {startEcommerce}|op aanvraag]]
- een webapplicatie: [[vanaf {startWebApplications}|op aanvraag]]
- onderhoud van een site op maat: [[vanaf {startMaintenance} per maand|op aanvraag]]

Een website, backend, webshop of webapplicatie betaal je één keer. Wat jouw project kost, staat in je offerte, nog voor we beginnen.`,
      },
      {
        id: 'monthly-price',
        question: 'Wat betaal ik daarna per maand?',
        answer: `Dit is het maandbedrag per dienst, exclusief btw:

- webdesign: [[{monthWebdesign}|op aanvraag]]
- backend: [[{monthBackend}|op aanvraag]]
- webshop: [[{monthEcommerce}|op aanvraag]]
- webapplicatie: [[{monthWebApplications}|op aanvraag]]
- onderhoud: [[vanaf {monthMaintenance}|op aanvraag]]

Onderhoud is een keuze. Voor een site uit een pakket betaal je [[vanaf {monthMaintenance} per maand|een prijs op aanvraag]], voor een site op maat [[vanaf {startMaintenance} per maand|een prijs op aanvraag]], telkens exclusief btw. Wat er elke maand bij hoort, staat in je offerte. We factureren maandelijks vooraf.`,
      },
      {
        id: 'package-prices',
        question: 'Wat kosten de pakketten?',
        answer: `Per maand en exclusief btw: {nameBasic} [[{packageBasic}|op aanvraag]], {nameEcommerce} [[{packageEcommerce}|op aanvraag]] en {nameEnterprise} [[{packageEnterprise}|op aanvraag]]. Wat erin zit, lees je bij [wat zit er in de pakketten](/faq#package-contents) en op de pagina [diensten en pakketten](/services).`,
      },
      {
        id: 'vat',
        question: 'Zijn de prijzen met of zonder btw?',
        answer:
          'Zonder: al onze prijzen zijn exclusief btw. We werken vooral voor ondernemingen, en die rekenen exclusief btw. Op je offerte en je factuur staat ook het bedrag met btw.',
      },
      {
        id: 'fixed-price',
        question: 'Kan de prijs onderweg stijgen?',
        answer:
          'Niet voor wat in de offerte staat. Wil je er iets bij, dan zeggen we eerst wat dat kost en beginnen we pas als je akkoord bent.',
      },
      {
        id: 'payment',
        question: 'Wanneer moet ik betalen?',
        answer:
          'Bij een project op maat betaal je vooraf een voorschot van {upfront}; we beginnen zodra je akkoord bent en het voorschot betaald is. Wanneer de rest volgt, staat in je offerte. Abonnementen, zoals een pakket of onderhoud, factureren we maandelijks vooraf.',
      },
      {
        id: 'cancel-subscription',
        question: 'Zit ik lang vast aan een abonnement?',
        answer:
          'Nee. Je kan schriftelijk opzeggen, met een opzegtermijn van {noticeDays} dagen. Een reden hoef je niet te geven.',
      },
      {
        id: 'after-cancelling',
        question: 'Wat gebeurt er met mijn gegevens als ik opzeg?',
        answer:
          'Na het einde van de overeenkomst heb je nog {dataAccessDays} dagen toegang tot je gegevens, zodat je ze rustig kan overzetten. Daarna wissen we ze, behalve wat we volgens de wet moeten bijhouden, zoals facturen.',
      },
    ],
  },
]
