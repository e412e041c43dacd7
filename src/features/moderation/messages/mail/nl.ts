export const nl = {
  subject: 'Een tekst van jou is niet meer te zien op de site',
  heading: 'We verborgen een tekst van jou',
  hello:
    'Dag {name}, iemand van ons las wat je schreef en besliste om het niet meer op de site te tonen. Jij ziet je tekst nog, anderen niet.',
  reason: 'Reden',
  text: 'Je tekst',
  writtenOn: 'Geschreven op',
  decidedOn: 'Beslist op',
  how: 'Een mens nam deze beslissing, geen programma. We beslisten op grond van de reden hierboven.',
  object: 'Ga je niet akkoord? Leg ons uit waarom, dan bekijken we het opnieuw en krijg je antwoord.',
  reply: 'Je kunt gewoon op deze mail antwoorden, of het contactformulier gebruiken.',
  button: 'Bezwaar maken',
  further:
    'Kom je er met ons niet uit, dan kun je naar een erkende instantie voor geschillen buiten de rechtbank of naar de rechter.',
} as const
