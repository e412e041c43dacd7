import type { Faq } from '../faq-content.ts'

export const nl: Faq = {
  general: {
    heading: 'Algemeen',
    items: [
      {
        id: 'how-a-project-runs',
        question: 'Hoe verloopt een project?',
        answer: `Het begint met een gesprek. Daarna krijg je een offerte met een prijs en een planning. Ga je akkoord, dan tekenen we eerst en bouwen we daarna. Onderweg kijk je mee, en de site gaat pas online als jij ja zegt.

Je praat de hele tijd met de mensen die je site maken. Een eerste gesprek plan je op de pagina [afspraak maken](/booking).`,
      },
      {
        id: 'who-makes-it',
        question: 'Wie maakt mijn website?',
        answer:
          'Wij zelf. De mensen met wie je praat, zijn ook de mensen die je website ontwerpen en programmeren. Je krijgt dus meteen antwoord van wie eraan werkt.',
      },
      {
        id: 'examples',
        question: 'Kan ik voorbeelden van jullie werk bekijken?',
        answer:
          'Ja. De site die je nu leest, maakten we zelf. Wat klanten van hun project vonden, staat bij de [reviews](/reviews). Zeg in een eerste [gesprek](/booking) wat je zoekt, dan tonen we voorbeelden die erop lijken.',
      },
      {
        id: 'timeline',
        question: 'Hoe lang duurt het voor mijn site online staat?',
        answer: `Een eenvoudige site is klaar in {weeksFrom} tot {weeksTo} weken. Een webshop of een webapplicatie vraagt meer tijd; de planning staat dan in je offerte.

Wat het vaakst vertraagt, zijn teksten en foto’s die nog moeten komen. Liggen die klaar bij de start, dan schiet het op.`,
      },
      {
        id: 'book-appointment',
        question: 'Hoe maak ik een afspraak?',
        answer: `Log in, ga naar [afspraak maken](/booking), kies waarover het gaat (een nieuwe webapplicatie, een aanpassing of een probleem) en kies dan een dag en een uur. Schrijf er kort bij wat je nodig hebt, zodat we ons kunnen voorbereiden.

Je ziet meteen welke uren nog vrij zijn. Liever eerst [[{companyPhone}?bellen of ]]schrijven? Dat kan ook: alles staat op de [contactpagina](/contact).`,
      },
      {
        id: 'after-booking',
        question: 'Is mijn afspraak meteen definitief?',
        answer: `Nee. Je aanvraag staat eerst in afwachting, en dat melden we je per e-mail. Het gekozen uur houden we intussen voor je vrij.

Keuren we de aanvraag goed, dan krijg je een bevestiging per e-mail met een uitnodiging voor je agenda. Lukt het ons niet, dan mailen we je de reden. Hoe het ermee staat, zie je altijd bij [mijn afspraken](/my-appointments).`,
      },
      {
        id: 'change-appointment',
        question: 'Kan ik een afspraak verzetten of annuleren?',
        answer: `Ja. Bij [mijn afspraken](/my-appointments) trek je een aanvraag of een goedgekeurde afspraak in. Wil je een ander uur, trek de oude dan in en kies een nieuw moment.[[{companyPhone}? Komt dat slecht uit, bel dan gewoon even.]]`,
      },
      {
        id: 'where-we-meet',
        question: 'Kan een afspraak ook telefonisch of bij mij?',
        answer:
          'Ja, als het praktisch kan. Schrijf bij je [aanvraag](/booking) wat je het liefst hebt: telefonisch, met een videogesprek, bij ons of bij jou op kantoor. In de bevestiging staat wat we afspreken.',
      },
      {
        id: 'region',
        question: 'In welke regio werken jullie?',
        answer: `In heel België[[. We zijn gevestigd in {companyCity}]]. Het meeste overleg kan op afstand, dus je hoeft niet in de buurt te wonen. Ons adres staat op de [contactpagina](/contact).`,
      },
      {
        id: 'why-an-account',
        question: 'Waarom heb ik een account nodig?',
        answer: `Om de site te lezen of ons een bericht te sturen niet. Wel om een afspraak te maken, te reageren op de blog of een review te schrijven: dan willen we weten dat het e-mailadres echt van jou is.

[Registreren](/register) doe je met een e-mailadres en een wachtwoord, en je bevestigt het adres voor je de eerste keer inlogt. Doorgaan met Google kan ook. In je [profiel](/profile) download je je gegevens of verwijder je het account.`,
      },
      {
        id: 'our-languages',
        question: 'In welke talen kan ik bij jullie terecht?',
        answer:
          'In het Nederlands, het Engels en het Frans. De site bestaat in die drie talen, en de e-mails over je afspraak krijg je in de taal waarin je ze aanvroeg. Bovenaan elke pagina kies je een andere taal.',
      },
      {
        id: 'support',
        question: 'Wie helpt me als er iets misloopt?',
        answer: `Wij. Stuur een bericht via de [contactpagina](/contact)[[{companyPhone}?, bel]] of boek een [afspraak](/booking) met als onderwerp een probleem. Op werkdagen antwoorden we nog dezelfde dag. De openingsuren staan op de contactpagina.

Werkt je website niet meer en is het dringend? Zet dat vooraan in je bericht[[{companyPhone}? of bel meteen]].`,
      },
      {
        id: 'personal-data',
        question: 'Wat doen jullie met mijn gegevens?',
        answer: `We bewaren wat nodig is om je te antwoorden, je afspraken te regelen en je account te laten werken. Berichten via het contactformulier wissen we na {contactYears} jaar. We verkopen niets door. Voor servers en back-ups kiezen we bij voorkeur bedrijven in de Europese Economische Ruimte.

Wat we precies bewaren, waarom, en hoe je je gegevens opvraagt of laat wissen, staat in het [privacybeleid](/privacy).`,
      },
      {
        id: 'cookie-choice',
        question: 'Welke cookies gebruikt deze site?',
        answer: `Zonder je toestemming alleen de essentiële. Functionele cookies, statistieken en marketing staan uit tot je ze zelf aanzet, en weigeren kost je even veel moeite als aanvaarden.

Je antwoord bewaren we {consentDays} dagen. Van gedacht veranderd? Onderaan elke pagina staat de knop voor de cookie-instellingen. De volledige lijst vind je in het [cookiebeleid](/cookies).`,
      },
    ],
  },
  services: {
    heading: 'Diensten',
    items: [
      {
        id: 'what-we-make',
        question: 'Wat maken jullie precies?',
        answer: `Vijf dingen, elk met een eigen pagina:

- [webdesign](/services/webdesign): een site op maat voor je zaak
- [backend als dienst](/services/backend): de server achter je app of site
- [webshops](/services/ecommerce): een winkel met voorraad, betalingen en btw
- [webapplicaties](/services/web-applications): een hulpmiddel voor je team of je klanten
- [onderhoud](/services/maintenance): updates, back-ups en kleine aanpassingen

Weet je niet in welk vakje je vraag past? Dat hoeft ook niet. [Leg ze ons voor](/contact).`,
      },
      {
        id: 'package-contents',
        question: 'Wat zit er in de pakketten?',
        answer: `Hosting, het certificaat en back-ups zitten in elk pakket.

- **{nameBasic}** is voor een gewone bedrijfssite.
- **{nameEcommerce}** is voor wie online verkoopt, met alles wat een webshop nodig heeft.
- **{nameEnterprise}** is voor wie meer bewaart en met meer mensen werkt: {storage} opslag en inloggen met Google.

De volledige inhoud staat naast elkaar op de pagina [diensten en pakketten](/services).`,
      },
      {
        id: 'enterprise',
        question: 'Wanneer heb ik {nameEnterprise} nodig?',
        answer:
          'Als je veel bestanden bewaart, of als je medewerkers met hun Google-account willen inloggen in plaats van met nog een wachtwoord. {nameEnterprise} heeft {storage} opslag en single sign-on met Google. Is dat voor jou niet nodig, dan volstaat een kleiner pakket. We zeggen het je als je te groot kiest.',
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

Een plaats in de resultaten beloven we niet. Dat kan niemand: die hangt ook af van je teksten, je sector en wie er nog zoekt naar dezelfde klanten.`,
      },
      {
        id: 'move-existing-site',
        question: 'Ik heb al een site. Kan die verhuizen?',
        answer: `Meestal wel. We bekijken wat er staat, nemen de teksten en beelden over die je wilt houden en sturen de oude adressen door naar de nieuwe, zodat links en zoekresultaten blijven werken.

Je oude site blijft online tot de nieuwe klaar is. Wat het kost, hangt af van hoeveel er mee moet; dat staat op voorhand in je offerte.`,
      },
      {
        id: 'later-changes',
        question: 'Kan er later nog iets bij?',
        answer:
          'Ja. Boek een [afspraak](/booking) met als onderwerp een aanpassing, of stuur een [bericht](/contact). Kleine dingen vallen onder het onderhoud als je dat hebt; voor de rest krijg je vooraf een prijs.',
      },
      {
        id: 'built-by-others',
        question: 'Onderhouden jullie ook een site die iemand anders bouwde?',
        answer:
          'Vaak wel, maar we kijken eerst onder de motorkap. Is de site in orde, dan nemen we ze over. Is ze dat niet, dan zeggen we wat er eerst moet gebeuren en wat dat kost.',
      },
    ],
  },
  technical: {
    heading: 'Techniek',
    items: [
      {
        id: 'domain-name',
        question: 'Hoe zit het met mijn domeinnaam?',
        answer:
          'Je domeinnaam staat op jouw naam, niet op de onze. Heb je er al een, dan blijft die waar hij is en verwijzen we hem naar de nieuwe site. Heb je er nog geen, dan helpen we je er een kiezen en aanvragen.',
      },
      {
        id: 'business-email',
        question: 'Blijft mijn e-mail werken?',
        answer:
          'Ja. Je mailboxen blijven bij je huidige leverancier en we laten de instellingen ervan met rust wanneer we je site verhuizen. Wil je een adres op je eigen domeinnaam en heb je dat nog niet, vraag het dan: we stellen het met je in.',
      },
      {
        id: 'uptime',
        question: 'Hoe vaak ligt mijn site plat?',
        answer:
          'We mikken op {uptime} bereikbaarheid. Dat is een streefcijfer, geen belofte dat er nooit iets stukgaat. We bewaken de sites die bij ons draaien en grijpen in als er een uitvalt. Werken die je kunt merken, kondigen we aan.',
      },
      {
        id: 'backups',
        question: 'Worden er back-ups gemaakt?',
        answer:
          'Ja, in elk pakket. Gaat er iets mis, door ons, door jou of door een haperende schijf, dan zetten we een eerdere versie terug. Een kopie van je eigen gegevens kun je ook zelf vragen.',
      },
      {
        id: 'ownership',
        question: 'Van wie zijn de code en de inhoud?',
        answer: `Je teksten, foto’s en gegevens zijn en blijven van jou. Wat we speciaal voor jou ontwerpen en programmeren, wordt van jou zodra alles betaald is.

Daaronder zitten bouwstenen die we overal gebruiken, en open source. Die mag je blijven gebruiken, maar ze worden niet je eigendom. De precieze afspraken staan in de [algemene voorwaarden](/terms).`,
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
        answer: `Dat is het doel. We volgen de richtlijnen van WCAG op niveau AA: genoeg contrast, te bedienen met het toetsenbord, leesbaar voor een schermlezer.

Verkoop je aan consumenten, dan kunnen de Europese toegankelijkheidsregels voor webshops ook op jou van toepassing zijn. We bekijken dat samen met je.`,
      },
      {
        id: 'gdpr',
        question: 'Is mijn website in orde met de AVG (GDPR)?',
        answer: `We bouwen ze zo dat dat kan. Zonder toestemming komen er alleen essentiële cookies, formulieren vragen niet meer dan nodig, en gegevens die je niet meer mag bewaren, kun je wissen.

Hosten we je site, dan sluiten we een verwerkersovereenkomst met je. Voor wat je zelf verzamelt en hoe je dat uitlegt, blijf je verantwoordelijk.`,
      },
      {
        id: 'phones-and-speed',
        question: 'Werkt mijn site op een telefoon, en is ze snel?',
        answer:
          'We ontwerpen eerst voor het kleine scherm en dan pas voor het grote. Snelheid meten we zoals Google dat doet, met de Core Web Vitals, en op echte toestellen. Een pagina die traag is, is nog niet af.',
      },
      {
        id: 'security-updates',
        question: 'Wie houdt de techniek bij?',
        answer:
          'Wij, zolang je site bij ons draait. Het certificaat wordt op tijd vernieuwd en de server bijgewerkt. Updates van de site zelf, bewaking en kleine aanpassingen horen bij het [onderhoud](/services/maintenance).',
      },
    ],
  },
  pricing: {
    heading: 'Prijzen',
    items: [
      {
        id: 'starting-prices',
        question: 'Wat kost het om iets te laten maken?',
        answer: `Dit zijn de startprijzen, zonder btw:

- een professionele website: vanaf {startWebdesign}
- een backend: vanaf {startBackend}
- een webshop: vanaf {startEcommerce}
- een webapplicatie: vanaf {startWebApplications}
- onderhoud: vanaf {startMaintenance} per maand

De eerste vier betaal je één keer. Wat jouw project kost, staat in de offerte, voor we beginnen.`,
      },
      {
        id: 'monthly-price',
        question: 'Wat betaal ik daarna per maand?',
        answer: `Per dienst is dit het maandbedrag, zonder btw:

- webdesign: {monthWebdesign}
- backend: {monthBackend}
- webshop: {monthEcommerce}
- webapplicatie: {monthWebApplications}
- onderhoud: {monthMaintenance}

Voor onderhoud zie je dus twee bedragen: dit maandbedrag en een startprijs van {startMaintenance} per maand. Welk van de twee geldt, hangt af van je site, en staat in je offerte.`,
      },
      {
        id: 'package-prices',
        question: 'Wat kosten de pakketten?',
        answer: `Per maand en zonder btw: {nameBasic} {packageBasic}, {nameEcommerce} {packageEcommerce} en {nameEnterprise} {packageEnterprise}. Wat erin zit, lees je bij [wat zit er in de pakketten](/faq#package-contents) en op de pagina [diensten en pakketten](/services).`,
      },
      {
        id: 'vat',
        question: 'Zijn de prijzen met of zonder btw?',
        answer:
          'Zonder: al onze prijzen zijn exclusief btw. We werken vooral voor ondernemingen, en die rekenen zonder btw. Op je offerte en op je factuur staat het bedrag met de btw erbij.',
      },
      {
        id: 'fixed-price',
        question: 'Kan de prijs onderweg stijgen?',
        answer:
          'Niet voor wat in de offerte staat. Vraag je er iets bij, dan zeggen we eerst wat dat kost en beginnen we pas als je akkoord bent.',
      },
      {
        id: 'payment',
        question: 'Wanneer moet ik betalen?',
        answer:
          'Bij een project op maat betaal je {upfront} vooraf; wanneer de rest volgt, staat in je offerte. Abonnementen, zoals een pakket of onderhoud, factureren we vooraf.',
      },
      {
        id: 'cancel-subscription',
        question: 'Zit ik lang vast aan een abonnement?',
        answer: 'Nee. Je zegt schriftelijk op met {noticeDays} dagen opzegtermijn. Een reden hoef je niet te geven.',
      },
      {
        id: 'after-cancelling',
        question: 'Wat gebeurt er met mijn gegevens als ik opzeg?',
        answer:
          'Na het einde van de overeenkomst kun je nog {dataAccessDays} dagen aan je gegevens, zodat je ze rustig kunt overzetten. Daarna wissen we ze, behalve wat we volgens de wet moeten bijhouden, zoals facturen.',
      },
    ],
  },
}
