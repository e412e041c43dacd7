export const nl = {
  title: 'Maak je site klaar',
  progress: '{done} van {total} gedaan',
  others: { one: 'Nog {count} stap', other: 'Nog {count} stappen' },
  done: 'Gedaan',
  'step.company': 'Vul je bedrijfsgegevens in',
  'help.company': 'Naam, adres, e-mailadres en btw-nummer. Nu staan er verzonnen of lege gegevens op de site.',
  'step.hours': 'Stel je openingsuren in',
  'help.hours': 'De uren op de site, en de uren waarop klanten een afspraak kunnen aanvragen.',
  'step.mail': 'Stel een mailserver in en test die',
  'help.mail':
    'Zonder mailserver krijgt niemand e-mails. Dit punt is klaar zodra er een e-mail verstuurd is en je bedrijf een echt e-mailadres heeft. Tot dan gaan meldingen naar de beheerders.',
  'step.password': 'Kies een nieuw wachtwoord',
  'help.password': 'Een beheerder heeft nog het oorspronkelijke wachtwoord.',
  'step.passwordPolicy': 'Verplicht wachtwoorden van minstens 8 tekens',
  'help.passwordPolicy':
    'Zeker voor beheerders raden we 8 tekens of meer aan. Stel dat hier in als minimumlengte: ze geldt voor elk nieuw wachtwoord.',
  'step.demo': 'Verwijder de demo-inhoud',
  'help.demo': 'De site toont verzonnen artikels, reacties, reviews en afspraken.',
  'step.article': 'Publiceer je eerste artikel',
  'help.article': 'Een kort bericht over je bedrijf volstaat om te beginnen.',
} as const
