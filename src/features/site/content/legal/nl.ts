import type { LegalTexts } from '../legal-content.ts'

export const nl: LegalTexts = {
  cookies: {
    updatedOn: '2026-11-19',
    sections: [
      {
        id: 'what-cookies-are',
        heading: 'Wat cookies zijn',
        body: `Een cookie is een klein tekstbestand dat je browser voor een site bijhoudt. Lokale opslag is een plek in je browser die ongeveer hetzelfde doet. Wat hier over cookies staat, geldt voor allebei.

{companyName} gebruikt ze om de site te laten werken en, als jij dat goedvindt, voor wat extra’s. Op deze pagina staat elke cookie en elk stukje lokale opslag, met het doel en de bewaartermijn. Wat we verder met gegevens doen, lees je in het [privacybeleid](/privacy).`,
      },
      {
        id: 'categories',
        heading: 'Categorieën',
        body: `Elke cookie hoort bij een van deze categorieën:

- **Essentieel**: zonder deze werkt de site niet. Ze staan altijd aan.
- **Functioneel**: voor onderdelen die handig zijn, maar niet nodig.
- **Statistieken**: om te meten hoe de site gebruikt wordt.
- **Marketing**: voor advertenties en het opvolgen van campagnes.[[{measuringService}?| Die gebruiken we op dit moment niet.]]

Alleen de essentiële plaatsen we zonder je toestemming. Dat mag volgens de Belgische wet en de Europese ePrivacyrichtlijn, omdat de site je anders niet kan geven wat je vraagt. De drie andere staan uit tot je ze zelf aanzet.`,
      },
      {
        id: 'essential',
        heading: 'Essentieel',
        body: `Het zijn er weinig, en geen enkele dient om je te volgen:

- **Je antwoord over cookies.** Anders zouden we het op elke pagina opnieuw vragen.
- **Je taal en je thema.** Kies je zelf een taal of het donkere thema, dan onthouden we die keuze in een cookie en in lokale opslag. Er staat niets anders in dan de keuze zelf.
- **Je login.** Log je in, dan zorgt een cookie ervoor dat je ingelogd blijft. Scripts op de pagina kunnen die cookie niet lezen. In de lokale opslag **auth-storage** staan dan je naam, je e-mailadres, je rol, je gebruikersnummer en een sleutel die maar kort geldig is. Bij het uitloggen wordt dat gewist.
- **De versie van de site.** Een markering in de lokale opslag zorgt ervoor dat je na een update geen oude bestanden te zien krijgt. Was je net een formulier aan het invullen, dan houdt je browser die tekst even bij.`,
      },
      {
        id: 'functional',
        heading: 'Functioneel',
        body: `Op de [contactpagina](/contact) staat standaard een link naar OpenStreetMap. Een interactieve kaart van OpenStreetMap laden we alleen als je functionele cookies toestaat. De OpenStreetMap Foundation ziet dan je IP-adres en kan zelf cookies plaatsen.

Sta je dat niet toe, dan mis je alleen die kaart. Het adres staat er sowieso.`,
      },
      {
        id: 'analytics',
        heading: 'Statistieken',
        body: `Met je toestemming meten we welke pagina’s je bekijkt, hoe snel ze laden, via welke site of campagne je hier terechtkomt, en of je een afspraak aanvraagt, een bericht stuurt, een account maakt of een review schrijft. Dat doen we zelf: die gegevens gaan naar onze eigen server, niet naar een ander bedrijf. Een cookie met een willekeurig nummer herkent je browser en blijft hoogstens {analyticsYears} jaar staan; een tweede houdt de pagina’s van één bezoek bij elkaar en eindigt een halfuur na de laatste pagina. Allebei verdwijnen ze zodra je je toestemming intrekt, en we wissen dan wat we onder dat nummer gemeten hebben.

We bewaren geen IP-adres, en van je browser alleen de naam, de hoofdversie, het soort toestel en een schatting van je land op basis van je tijdzone en taal. Klik je naar een andere site, op een bestand, een telefoonnummer, een e-mailadres of een knop die we opvolgen, dan tellen we dat ook. Na {analyticsMonths} maanden wissen we die gegevens. Een samenvatting per bezoek, zonder nummer van je browser, blijft tot {summaryYears} jaar na het bezoek. Onderaan deze pagina kan je de gegevens van je browser downloaden of wissen. Is onze server niet bereikbaar wanneer je je toestemming intrekt, dan krijg je een code waarmee je die gegevens hier later wist.

Zonder toestemming meten we niets van je bezoek: onze server weigert zulke gegevens dan. Hij telt alleen hoe vaak iemand een pagina opent van buiten de site, en welke zoekmachines en AI-crawlers welke pagina’s opvragen. In die tellingen staat geen nummer of adres van jou.

[[Daarnaast gebruiken we {measuringService}. Met je toestemming laadt je browser een script van Google, dat je bezoek met een ingekort IP-adres aan Google meldt en de cookies plaatst die in de lijst op deze pagina bij Google staan.

]]Zonder je toestemming laden we nooit een meetscript van een ander bedrijf.`,
      },
      {
        id: 'marketing',
        heading: 'Marketing',
        body: `[[{measuringService}?Deze categorie staat uit tot je ze aanzet. Zet je ze aan, dan mag Google wat {measuringService} meet, ook gebruiken voor advertenties en het opvolgen van campagnes.|Op dit moment gebruiken we geen enkele marketingcookie. De schakelaar van deze categorie staat daarom uit en kan niet aan.]] Er staan geen advertenties op deze site en we verkopen je gegevens niet.`,
      },
      {
        id: 'your-choice',
        heading: 'Je keuze, en hoe je ze wijzigt',
        body: `Bij je eerste bezoek kan je alles aanvaarden, alles weigeren of per categorie kiezen. Aanvaarden en weigeren staan naast elkaar en zijn even makkelijk. Tot je antwoordt, plaatsen we alleen wat essentieel is.

Je antwoord bewaren we {consentDays} dagen; daarna vragen we het opnieuw. Wil je vroeger iets veranderen, klik dan onderaan de pagina op de cookie-instellingen. Trek je een toestemming in, dan wissen we de cookies die eronder vielen en wat we ermee gemeten hebben.

De wet vraagt dat we een toestemming kunnen aantonen. Daarom bewaren we een bewijs met een willekeurig nummer, de versie van de vraag, je keuzes en het tijdstip. Je naam staat er niet bij. We houden het {consentProofYears} jaar bij.`,
      },
      {
        id: 'in-your-browser',
        heading: 'Cookies wissen in je browser',
        body: `In de instellingen van je browser kan je cookies en lokale opslag bekijken, wissen en blokkeren. Wis je alles, dan ben je uitgelogd en vragen we je antwoord opnieuw. Blokkeer je ook de essentiële, dan kan je de site nog lezen, maar niet meer inloggen.`,
      },
      {
        id: 'questions',
        heading: 'Vragen',
        body: `Is er iets niet duidelijk? Gebruik de [contactpagina](/contact)[[ of schrijf naar {companyEmail}]]. Ben je niet tevreden met ons antwoord, dan kan je een klacht indienen bij de Gegevensbeschermingsautoriteit; hoe dat gaat, staat in het [privacybeleid](/privacy).`,
      },
    ],
  },
  privacy: {
    updatedOn: '2026-11-19',
    sections: [
      {
        id: 'who-we-are',
        heading: 'Wie verantwoordelijk is',
        body: `De verantwoordelijke voor de verwerking van je gegevens op deze site is:

- {companyLegalName}[[
- {companyAddress}]][[
- Ondernemings- en btw-nummer: {companyVat}]][[
- {companyRegister}]][[
- E-mail: {companyEmail}]][[
- Telefoon: {companyPhone}]]

We volgen de Algemene Verordening Gegevensbescherming (AVG, in het Engels GDPR) en de Belgische privacywet. We vragen alleen wat we nodig hebben en we verkopen je gegevens nooit. Teksten kunnen automatisch worden tegengehouden tot iemand ze nakijkt, maar een algoritme alleen neemt nooit een beslissing over jou.`,
      },
      {
        id: 'contact-messages',
        heading: 'Als je ons een bericht stuurt',
        body: `Van het contactformulier bewaren we het onderwerp, je bericht, je e-mailadres, het tijdstip en, als je ze invult, je naam, je telefoonnummer, je zaak of beroep, de gewenste datum en je antwoorden op de andere vragen van het formulier. We gebruiken dat om je te antwoorden en om later te weten wat er gezegd is. We bellen je alleen over je bericht. Vraag je om een offerte, dan doen we dat om een overeenkomst met je voor te bereiden; bij andere berichten hebben we er een gerechtvaardigd belang bij te antwoorden aan wie ons schrijft.

Berichten wissen we na {contactYears} jaar.`,
      },
      {
        id: 'accounts',
        heading: 'Als je een account hebt',
        body: `Voor een account bewaren we je voornaam, je naam, je e-mailadres, je taal, je rol op de site en of je adres bevestigd is. Je wachtwoord bewaren we niet, alleen een hash ervan, waaruit het niet terug te halen is. Van elk toestel waarop je ingelogd bent, houden we het tijdstip, het IP-adres en het soort browser bij, zodat je in je [profiel](/profile) een vreemde sessie kan herkennen en beëindigen.

Log je in met Google of een andere dienst die we aanbieden, dan krijgen we van die dienst je naam, je e-mailadres en een nummer dat bij je account hoort. Die dienst weet dan dat je hier inlogt. Je wachtwoord bij die dienst krijgen we nooit te zien.

We doen dat omdat het nodig is om je het account te geven waar je om vraagt.`,
      },
      {
        id: 'appointments',
        heading: 'Als je een afspraak maakt',
        body: `Van een aanvraag bewaren we het onderwerp, de dag en het uur, wat je erbij schreef, je antwoorden op onze vragen over het onderwerp, je taal, de status, bij een weigering de reden, en wie de aanvraag deed. Vraag je een afspraak aan zonder account, dan bewaren we je naam, je e-mailadres en, als je het invult, je telefoonnummer; we mailen je een link om je aanvraag te bevestigen. Je krijgt er e-mails over: eerst dat we ze ontvangen hebben, daarna of ze goedgekeurd is, met een uitnodiging voor je agenda. Een kopie van die e-mails blijft bij ons, zodat we kunnen nakijken wat er verstuurd is.

We doen dat omdat het nodig is om de afspraak te regelen en een mogelijke overeenkomst voor te bereiden. Dat geldt ook voor de herinnering die we je voor de afspraak kunnen mailen.`,
      },
      {
        id: 'comments-and-reviews',
        heading: 'Als je reageert of een review schrijft',
        body: `Reacties en reviews zijn openbaar en tonen je naam. We bewaren de tekst, het tijdstip, bij een review ook het aantal sterren, en welke artikels en reacties je leuk vond. Om spam te weren worden sommige teksten automatisch tegengehouden tot iemand van ons ze nakijkt: een eerste tekst met een link, een tekst die herhaalt wat er al staat, een tekst die vlak op een andere volgt, een tekst die een filter als spam ziet, en wat je schrijft nadat je een tekst verwijderde die wij verborgen hadden. Een mens beslist, nooit de filter alleen.

Iedereen met een bevestigd account kan één review schrijven. Het label **Geverifieerd** is onze eigen controle, geen certificaat van een ander: een review krijgt het alleen als we konden vaststellen dat de auteur klant is of een afspraak met ons had die heeft plaatsgevonden. Bij een review zonder dat label konden we dat niet nagaan. We tonen goede en slechte reviews, we schrijven er zelf geen en we betalen er niet voor. We verwijderen alleen spam, reclame en wat onwettig, beledigend of duidelijk vals is.

We publiceren je tekst omdat je ons dat vraagt: dat is nodig om de afspraken over het gebruik van deze site uit te voeren. Spam weren en teksten nakijken doen we omdat we een gerechtvaardigd belang hebben bij een site zonder spam en zonder onwettige inhoud. Je kan je review altijd aanpassen, en je reacties en je review altijd verwijderen.

Antwoordt iemand op je reactie, dan mailen we je dat. We hebben er een gerechtvaardigd belang bij dat een gesprek op de site kan doorgaan. In elke e-mail staat een link waarmee je die berichten stopzet.`,
      },
      {
        id: 'measuring',
        heading: 'Als je statistieken toestaat',
        body: `Alleen met je toestemming meten we welke pagina’s je bekijkt en hoe snel ze laden. We zien ook via welke site of campagne je hier terechtkomt, en of je een afspraak aanvraagt, een bericht stuurt, een account maakt of een review schrijft. Die gegevens gaan naar onze eigen server. We bewaren geen IP-adres, en van je browser alleen de naam, de hoofdversie, het soort toestel en een schatting van je land op basis van je tijdzone en taal. Klik je naar een andere site, op een bestand, een telefoonnummer, een e-mailadres of een knop die we opvolgen, dan tellen we dat ook. Een cookie met een willekeurig nummer, dat niet aan je account gekoppeld is, blijft hoogstens {analyticsYears} jaar staan. We kijken naar totalen, niet naar personen. Je trekt de toestemming in via de cookie-instellingen onderaan elke pagina; we wissen dan ook wat we onder dat nummer gemeten hebben. Lukt dat op dat moment niet, dan krijg je een code waarmee je het later wist op de [cookiepagina](/cookies).

[[Stem je ermee in, dan meet ook {measuringService} je bezoek. ]]Zonder je toestemming draait er geen meetscript van een ander bedrijf. Je keuze in de cookiebanner bewaren we {consentDays} dagen, met een bewijs zonder je naam. Meer staat in het [cookiebeleid](/cookies).

Met of zonder toestemming telt onze server hoe vaak iemand een pagina opent van buiten de site, en welke zoekmachines en AI-crawlers welke pagina’s opvragen. In die tellingen staat geen kenmerk van jou en geen IP-adres. We hebben er een gerechtvaardigd belang bij te weten hoeveel de site gebruikt wordt.`,
      },
      {
        id: 'technical-data',
        heading: 'Wat de server bewaart',
        body: `Zoals elke server verwerkt de onze je IP-adres om je de pagina’s te kunnen sturen. Bij het inloggen, bij het maken van een account en bij formulieren tellen we pogingen per e-mailadres en per IP-adres, om misbruik tegen te houden. De controle of je geen robot bent, draait bij ons zelf; er gaat niets naar een ander bedrijf. In foutmeldingen en logboeken staat zo weinig mogelijk over jou, en ze dienen alleen om fouten en misbruik op te sporen.

Van de gegevens op deze site maken we back-ups. Wat gewist is, verdwijnt daar vanzelf uit naarmate oude back-ups vervangen worden.

We houden {securityEventDays} dagen bij wanneer er op een account is ingelogd, wanneer dat mislukte en wanneer een wachtwoord, een sessie of de tweestapsverificatie veranderde. We noteren daarbij om welk account het gaat en een ingekort IP-adres, niet het volledige. Bij een mislukte poging met een e-mailadres dat we niet kennen, bewaren we dat adres niet.

We doen dat omdat we er een gerechtvaardigd belang bij hebben dat de site veilig blijft, en jij ook.`,
      },
      {
        id: 'clients',
        heading: 'Als je klant bent',
        body: `Van klanten bewaren we contactgegevens, offertes, briefwisseling en facturen. Dat is nodig om de overeenkomst uit te voeren en om onze boekhouding te voeren zoals de wet dat vraagt.

Over klanten en over mensen die ons schrijven of een afspraak maken, kunnen we een korte notitie bijhouden. We hebben er een gerechtvaardigd belang bij om te weten wat er besproken is.

Geef je ons je telefoonnummer, dan bewaren we het om je te bellen over je vraag, je afspraak of je opdracht. Dat is nodig om die af te handelen. Over iets anders bellen we je alleen als je daarmee instemt. We noteren wanneer en hoe je dat deed, en je kan die toestemming altijd intrekken.

Hosten we een site voor jou met gegevens van jouw klanten, dan ben jij de verwerkingsverantwoordelijke en verwerken wij ze in jouw opdracht. Daarover sluiten we een verwerkersovereenkomst met je.`,
      },
      {
        id: 'who-receives-it',
        heading: 'Wie je gegevens kan zien',
        body: `Binnen {companyName} alleen wie ze nodig heeft. Daarbuiten werken we met verwerkers die onze instructies volgen:

- het bedrijf waar onze servers en back-ups staan
- het bedrijf dat onze e-mails verstuurt
- onze boekhouder en onze boekhoudsoftware, voor klanten

Een dienst waarmee je inlogt, de interactieve kaart van OpenStreetMap of een externe meetdienst krijgt alleen gegevens als jij ervoor kiest. Aan overheden geven we gegevens als de wet ons daartoe verplicht.

We kiezen bij voorkeur verwerkers in de Europese Economische Ruimte. Gaan er toch gegevens daarbuiten, dan alleen met de waarborgen die de AVG vraagt, zoals een adequaatheidsbesluit of de modelcontracten van de Europese Commissie. Dat kan in deze gevallen, waarvoor je zelf kiest:

- **Google**, als de site inloggen met Google aanbiedt en je dat gebruikt[[, of als je {measuringService} toestaat]]. Google kan gegevens in de Verenigde Staten verwerken. Het is gecertificeerd onder het EU-US Data Privacy Framework, waarvoor de Europese Commissie een adequaatheidsbesluit nam.
- **Facebook, GitHub of X**, als de site inloggen met een van die diensten aanbiedt en je dat gebruikt. Ze kunnen gegevens in de Verenigde Staten verwerken, op grond van het EU-US Data Privacy Framework of van de modelcontracten van de Europese Commissie.
- **De interactieve kaart**, als je functionele cookies toestaat. De OpenStreetMap Foundation is gevestigd in het Verenigd Koninkrijk, waarvoor ook een adequaatheidsbesluit geldt.`,
      },
      {
        id: 'how-long',
        heading: 'Hoe lang we gegevens bewaren',
        body: `- **Berichten** via het contactformulier, ook wat je er vrijblijvend bij invulde: {contactYears} jaar.
- **E-mails** die de site verstuurde: {emailYears} jaar. Verwijder je je account, dan verdwijnen ze meteen, op de laatste over je afspraken na.
- **Je account**, met je afspraken, reacties, likes en review: tot je het verwijdert of ons vraagt dat te doen. Log je een tijdlang niet in, dan wissen we je account niet: je afspraken en wat je schreef, horen erbij, en jij beslist wanneer dat weg mag. Een account waarvan het e-mailadres na {unverifiedDays} dagen niet bevestigd is, wissen we wel automatisch.
- **Afspraken zonder account**: je naam, je e-mailadres, je telefoonnummer en je toelichting wissen we {guestYears} jaar na de afspraak, of vroeger als je het vraagt. Een aanvraag die je niet bevestigt, wissen we na {guestLinkHours} uur, samen met de e-mail erover.
- **Onze notities over je**, je telefoonnummer en of je gebeld mag worden: tot je account gewist is. Heb je geen account, dan tot we geen bericht of afspraak van je meer bewaren. Vraag je je gegevens op, dan horen ze daarbij.
- **Het IP-adres en de browser van je sessies**: tot je uitlogt, en anders tot {sessionIdleDays} dagen na je laatste bezoek of {sessionDays} dagen na het inloggen.
- **Beveiliging van accounts** (inloggen, mislukte pogingen, wijzigingen van wachtwoord en sessies): {securityEventDays} dagen, met een ingekort IP-adres.
- **Je keuze in de cookiebanner**: {consentDays} dagen. Het bewijs daarvan: {consentProofYears} jaar.
- **De cookie voor statistieken**: hoogstens {analyticsYears} jaar, of tot je je toestemming intrekt.
- **Statistieken van je bezoeken**: {analyticsMonths} maanden. Daarna blijft per bezoek een samenvatting; ten laatste een maand later staat daarin geen nummer van je browser meer. {summaryYears} jaar na het bezoek wissen we ook die.
- **Tellingen van opgevraagde pagina’s**, waarin niemand te herkennen is: {summaryYears} jaar.
- **Gegevens van klanten**: tijdens de overeenkomst; daarna heb je er nog {dataAccessDays} dagen toegang toe.
- **Facturen**: {vatYears} jaar, volgens de btw-wetgeving. **Andere boekhoudstukken**: {accountingYears} jaar.
- **Het logboek van wijzigingen op de site**: {journalYears} jaar. IP-adressen die erin staan, wissen we na {securityEventDays} dagen.
- **Serverlogboeken**: hoogstens {securityEventDays} dagen.
- **Back-ups**: van de back-ups die de site zelf elke nacht maakt, houden we de laatste {backups} bij. Als we er versleutelde kopieën van bewaren bij een opslagdienst, houden we die hoogstens {backupMonths} maanden bij. Back-ups die onze hostingpartner maakt, blijven niet langer dan dat.

Verwijder je je account in je [profiel](/profile), dan wissen we alles wat erbij hoort, ook je concepten, likes en meldingen, de berichten die je met je e-mailadres via het contactformulier stuurde, de e-mails aan jou, en de statistieken van de browser waarin je dat doet. Dit blijft, zonder je naam en je e-mailadres tenzij anders vermeld:

- reacties en reviews die op de site stonden, omdat anderen erop gereageerd kunnen hebben
- artikels die je voor de site schreef, onder de naam van het bedrijf
- de tijdstippen van je afspraken, voor onze eigen agenda
- het logboek van wie wat op de site wijzigde: een code komt in de plaats van je naam, omdat we wijzigingen moeten kunnen nagaan
- de laatste e-mails over je geannuleerde afspraken, met je naam en e-mailadres, omdat we ze je nog moeten sturen

Verder houden we alleen bij wat we volgens de wet of voor een lopend geschil nodig hebben.`,
      },
      {
        id: 'your-rights',
        heading: 'Je rechten',
        body: `Je mag ons altijd vragen om:

- **inzage**: weten welke gegevens we van je hebben, en er een kopie van krijgen
- **verbetering** van wat niet klopt
- **wissing** van wat we niet meer nodig hebben
- **beperking**: dat we er even niets mee doen
- **overdracht**: je gegevens krijgen in een vorm die een computer kan lezen

Je mag ook **bezwaar** maken tegen wat we op grond van een gerechtvaardigd belang doen, en een toestemming **intrekken**, even makkelijk als je ze gaf.

Met een account doe je het meeste zelf in je [profiel](/profile): je gegevens nakijken, aanpassen, downloaden en je account verwijderen. Op de [cookiepagina](/cookies) kan je de statistieken van je browser downloaden of wissen, ook zonder account. Voor de rest schrijf je ons via de [contactpagina](/contact)[[ of op {companyEmail}]]. We antwoorden binnen een maand, gratis. Soms vragen we je eerst om aan te tonen wie je bent, zodat we je gegevens niet aan iemand anders geven.`,
      },
      {
        id: 'complaints',
        heading: 'Niet akkoord?',
        body: `Laat het ons eerst weten, dan zoeken we samen een oplossing. Je hebt ook altijd het recht om een klacht in te dienen bij de toezichthouder:

Gegevensbeschermingsautoriteit (GBA), Drukpersstraat 35, 1000 Brussel, gegevensbeschermingsautoriteit.be.

Woon of werk je in een ander land van de Europese Unie, dan kan je ook bij de toezichthouder daar terecht.`,
      },
      {
        id: 'changes',
        heading: 'Wijzigingen',
        body: `Verandert er iets aan hoe we met gegevens omgaan, dan passen we deze tekst aan en zetten we er een nieuwe datum bij. Is de wijziging belangrijk en heb je een account, dan laten we het je per e-mail weten.`,
      },
    ],
  },
  terms: {
    updatedOn: '2026-11-19',
    sections: [
      {
        id: 'who-we-are',
        heading: 'Wie we zijn',
        body: `Deze voorwaarden zijn die van {companyLegalName}[[, {companyAddress}]][[, ondernemings- en btw-nummer {companyVat}]][[, {companyRegister}]]. Je bereikt ons via de [contactpagina](/contact)[[, op {companyEmail}]][[ of op {companyPhone}]].

Met “jij” bedoelen we iedereen die bij ons bestelt of deze site gebruikt. Met “wij” bedoelen we {companyName}.`,
      },
      {
        id: 'scope',
        heading: 'Waarvoor ze gelden',
        body: `Deze voorwaarden gelden voor alles wat we leveren, van offerte tot onderhoud, en voor het gebruik van deze site. Staat er in je offerte of overeenkomst iets anders, dan gaat dat voor. Je eigen inkoopvoorwaarden gelden alleen als we die schriftelijk aanvaard hebben.

Onze diensten zijn bedoeld voor ondernemingen. Ben je toch consument, dan behoud je alle rechten die de wet je geeft, ook waar deze tekst iets anders zou zeggen.`,
      },
      {
        id: 'offers',
        heading: 'Offertes',
        body: `Een offerte is gratis, tenzij we vooraf iets anders afspreken. Ze vermeldt wat we maken, wat het kost, wanneer het klaar is en hoe lang de offerte geldig blijft. De overeenkomst begint als je de offerte schriftelijk aanvaardt; een e-mail volstaat.

De startprijzen op deze site zijn minimumprijzen, exclusief btw. Wat jouw project kost, staat in je offerte. Vraag je onderweg iets extra’s, dan krijg je daar eerst een prijs voor en beginnen we pas als je akkoord bent.

Een afspraak die je via de site aanvraagt, is een gesprek en geen bestelling. Ze staat pas vast als wij ze per e-mail bevestigen. Waar deze site een antwoord binnen één werkdag noemt, is dat een streefdoel.`,
      },
      {
        id: 'delivery',
        heading: 'Uitvoering en oplevering',
        body: `We werken met de zorg van een goede vakman. Een eenvoudige site is klaar in {weeksFrom} tot {weeksTo} weken, te rekenen vanaf het moment dat we al je materiaal hebben. Termijnen zijn ramingen, tenzij de offerte een vaste datum noemt.

Om vooruit te kunnen hebben we jou nodig: teksten, beelden, toegang waar nodig, en een antwoord op onze vragen. Laat dat op zich wachten, dan schuift de planning mee op.

Bij de oplevering kijk je alles na. Wat niet overeenstemt met de offerte, zetten we kosteloos recht als je het binnen {acceptanceDays} dagen schriftelijk meldt. Horen we binnen die termijn niets, dan geldt het werk als aanvaard. Voor verborgen gebreken blijven de wettelijke regels gelden.`,
      },
      {
        id: 'prices-and-payment',
        heading: 'Prijzen en betaling',
        body: `Alle prijzen zijn in euro en exclusief btw, tenzij uitdrukkelijk anders vermeld.

- Voor een project op maat betaal je {upfront} vooraf. We beginnen zodra je akkoord bent en we die betaling ontvangen hebben. Wanneer de rest verschuldigd is, staat in je offerte.
- Abonnementen, zoals een pakket, hosting of onderhoud, factureren we maandelijks vooraf.

Facturen betaal je binnen {paymentDays} dagen na de factuurdatum, tenzij de offerte of de factuur een andere termijn noemt. Betaalt een onderneming te laat, dan gelden de rente en de vergoeding van de wet op de betalingsachterstand bij handelstransacties. Ben je consument, dan sturen we eerst een gratis herinnering, zoals de wet voorschrijft. Blijft een factuur na een aanmaning onbetaald, dan mogen we het werk of de dienst opschorten tot ze betaald is.

Niet akkoord met een factuur? Laat het ons zo snel mogelijk weten, met de reden.`,
      },
      {
        id: 'subscriptions',
        heading: 'Abonnementen en opzeggen',
        body: `Een abonnement loopt voor onbepaalde tijd, tenzij je offerte een andere duur noemt. Je kan schriftelijk opzeggen, met een opzegtermijn van {noticeDays} dagen; voor ons geldt hetzelfde. Een e-mail volstaat. Een reden is niet nodig.

Schiet een van ons ernstig tekort en is dat na een schriftelijke aanmaning niet opgelost, dan kan de ander de overeenkomst meteen stopzetten.

Eindigt een abonnement in de loop van een maand, dan betaal je die maand naar rato. Wat je al voor de tijd daarna betaalde, storten we terug.

Eén keer per jaar, op 1 januari, mogen we de prijs van een abonnement indexeren: 80% van de prijs volgt de referteloonkost van Agoria Digital, de rest blijft gelijk. Passen we de prijs om een andere reden aan, dan laten we je dat op tijd weten, zodat je nog kan opzeggen voor de nieuwe prijs ingaat.`,
      },
      {
        id: 'after-the-end',
        heading: 'Na het einde',
        body: `Na het einde van de overeenkomst heb je nog {dataAccessDays} dagen toegang tot je gegevens. In die tijd kan je ze downloaden of ons vragen ze te bezorgen in een gangbaar formaat. Daarna wissen we ze, behalve wat we volgens de wet moeten bewaren.

Een domeinnaam die op jouw naam staat, blijft van jou. We werken mee aan de overdracht. Vraagt dat meer dan wat klein werk, dan spreken we daar vooraf een prijs voor af.`,
      },
      {
        id: 'withdrawal',
        heading: 'Herroepingsrecht voor consumenten',
        body: `Ben je consument en sluit je een overeenkomst op afstand, bijvoorbeeld per e-mail, dan kan je ze binnen {withdrawalDays} dagen herroepen, zonder een reden te geven en zonder kosten. Bij een dienst begint die termijn op de dag dat we de overeenkomst sluiten. Laat het ons duidelijk weten via de [contactpagina](/contact)[[ of op {companyEmail}]]; het [modelformulier](/terms#withdrawal-form) onderaan deze pagina gebruiken mag, maar hoeft niet. Binnen {withdrawalDays} dagen na je bericht betalen we terug wat je betaald hebt.

Vraag je ons uitdrukkelijk om vroeger te beginnen, dan betaal je bij een herroeping het deel dat al uitgevoerd is. Heb je bij dat verzoek erkend dat je het recht verliest zodra de dienst volledig uitgevoerd is, dan vervalt het op dat moment.`,
      },
      {
        id: 'availability',
        heading: 'Beschikbaarheid en back-ups',
        body: `Voor alles wat we hosten, bewaken we de beschikbaarheid en streven we naar {uptime}. Dat is een doel, geen garantie. Aangekondigd onderhoud en storingen buiten onze macht, bijvoorbeeld bij een leverancier of op het internet zelf, tellen niet mee. Ingrijpen als je site uitvalt, hoort bij het [onderhoud](/services/maintenance).

We maken back-ups van wat we hosten en zetten ze terug als dat nodig is. Heb je gegevens die je in geen geval kan missen, bewaar er dan ook zelf een kopie van.`,
      },
      {
        id: 'intellectual-property',
        heading: 'Intellectuele eigendom',
        body: `Je teksten, beelden, merken en gegevens blijven van jou. Je geeft ons het recht ze te gebruiken voor zover dat nodig is om voor jou te werken, en je staat ervoor in dat je ze mag gebruiken.

De vermogensrechten op het ontwerp en de code die we speciaal voor jou maken, gaan naar jou over zodra alles betaald is. Dat geldt voor elk gebruik dat bij je site of toepassing hoort, wereldwijd en zolang de bescherming duurt.

Onze algemene bouwstenen en werkwijzen blijven van ons; je krijgt het recht om ze als deel van je site of toepassing te blijven gebruiken, ook na het einde van de overeenkomst. Voor open source en andere onderdelen van derden geldt hun eigen licentie.`,
      },
      {
        id: 'your-content',
        heading: 'Jouw inhoud en gegevens',
        body: `Je bent zelf verantwoordelijk voor wat je op je site zet en verkoopt, en voor de wettelijke vermeldingen die daarbij horen. Inhoud die duidelijk onwettig is of de dienst in gevaar brengt, mogen we offline halen. We laten je dan weten waarom.

Verwerken we persoonsgegevens in jouw opdracht, dan volgen we jouw instructies en sluiten we een verwerkersovereenkomst zoals de AVG voorschrijft. Wat we met gegevens op onze eigen site doen, staat in het [privacybeleid](/privacy).`,
      },
      {
        id: 'confidentiality',
        heading: 'Vertrouwelijkheid',
        body: `Wat we van elkaar vernemen en duidelijk vertrouwelijk is, zoals cijfers, klantgegevens of toegangscodes, gebruiken we alleen voor onze samenwerking. We geven het aan niemand anders door dan wie het daarvoor nodig heeft, tenzij de wet het oplegt. Dat blijft zo na het einde van de overeenkomst.`,
      },
      {
        id: 'subcontractors',
        heading: 'Onderaannemers',
        body: `We mogen onderaannemers inschakelen, bijvoorbeeld voor hosting of vertalingen. Tegenover jou blijven wij verantwoordelijk voor hun werk. Verwerken ze persoonsgegevens die je ons toevertrouwt, dan gelden daarvoor de afspraken van onze verwerkersovereenkomst.`,
      },
      {
        id: 'using-this-site',
        heading: 'Deze site gebruiken',
        body: `Voor reacties en reviews heb je een account nodig, en voor afspraken als het formulier erom vraagt. Geef juiste gegevens op, hou je wachtwoord voor jezelf en meld het ons als iemand anders je account gebruikt.

Wat je schrijft, blijft van jou; je laat ons toe het op deze site te tonen. Schrijf niets dat onwettig, beledigend of misleidend is, en geen reclame. Een review gaat over je eigen ervaring. We mogen verwijderen wat daar niet aan voldoet en een account sluiten dat misbruikt wordt. We laten je weten waarom, en je kan ons vragen dat opnieuw te bekijken.

Zie je iets dat niet mag? Meld het via de [contactpagina](/contact). Hoe we reviews controleren, lees je bij de [reviews](/reviews).`,
      },
      {
        id: 'liability',
        heading: 'Aansprakelijkheid',
        body: `We doen ons werk met zorg, maar we gaan een inspanningsverbintenis aan, geen resultaatsverbintenis. Zo garanderen we geen plaats in zoekresultaten of een bepaalde omzet.

Zijn we aansprakelijk, dan is dat beperkt tot de rechtstreekse schade en tot het bedrag dat je ons voor de opdracht betaalde, of voor een abonnement tot wat je in het jaar voor de schade betaalde. Voor onrechtstreekse schade, zoals gederfde winst of verloren klanten, zijn we niet aansprakelijk.

Die beperkingen gelden niet bij opzet, grove fout of bedrog, niet voor lichamelijke schade, en niet waar de wet ze verbiedt.

Voor schade door de uitvoering van de overeenkomst spreek je alleen {companyLegalName} aan. Een vordering tegen onze medewerkers, bestuurders of onderaannemers, die hulppersonen zijn in de zin van artikel 6.3 van het Burgerlijk Wetboek, is uitgesloten, ook buiten de overeenkomst om. Dat geldt niet als ze de schade met opzet veroorzaken, en niet bij een aantasting van de fysieke of psychische integriteit.

Geen van ons is aansprakelijk voor de gevolgen van overmacht. Wie erdoor getroffen is, laat het de ander snel weten.`,
      },
      {
        id: 'complaints',
        heading: 'Klachten',
        body: `Ben je niet tevreden? Laat het ons weten via de [contactpagina](/contact)[[ of op {companyEmail}]]. We streven ernaar binnen één werkdag te antwoorden, al kan de oplossing zelf langer duren. Beschrijf wat er misloopt en wat je verwacht, dan kunnen we sneller helpen.

Ben je consument en komen we er samen niet uit, dan kan je terecht bij de Consumentenombudsdienst, North Gate II, Koning Albert II-laan 8 bus 1, 1000 Brussel, consumentenombudsdienst.be. We zijn niet vooraf verplicht om aan een bemiddeling deel te nemen, maar bekijken elke aanvraag die we via die dienst krijgen.`,
      },
      {
        id: 'law-and-courts',
        heading: 'Recht en rechtbank',
        body: `Op deze voorwaarden en op onze overeenkomsten is het Belgische recht van toepassing. Komen we er in overleg niet uit, dan zijn de rechtbanken van de plaats van onze zetel bevoegd[[ ({companyCourt})]]. Consumenten kunnen ook naar de rechtbank die de wet voor hen aanwijst.

Is een bepaling ongeldig, dan blijft de rest gelden.`,
      },
      {
        id: 'changes',
        heading: 'Wijzigingen',
        body: `We kunnen deze voorwaarden aanpassen. Voor een lopende opdracht blijven de voorwaarden gelden die je aanvaard hebt. Voor een abonnement laten we je een wijziging op tijd weten, zodat je nog kan opzeggen voor ze ingaat.[[{severalLanguages}?

Deze tekst bestaat in {siteLanguages}. Verschillen de versies, dan geldt die in {defaultLanguage}.]]`,
      },
      {
        id: 'withdrawal-form',
        heading: 'Bijlage: modelformulier voor herroeping',
        body: `Vul dit formulier alleen in en stuur het alleen terug als je de overeenkomst wil herroepen.

- Aan {companyLegalName}[[, {companyAddress}]][[, {companyEmail}]]
- Ik deel/Wij delen u hierbij mee dat ik/wij onze overeenkomst over de levering van de volgende dienst herroep/herroepen: …
- Besteld op: …
- Naam van de consument(en): …
- Adres van de consument(en): …
- Handtekening van de consument(en), alleen als dit formulier op papier wordt ingediend: …
- Datum: …

Doorhalen wat niet van toepassing is.`,
      },
    ],
  },
}
