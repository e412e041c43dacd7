export const nl = {
  subject: 'Je reactie of review is verborgen',
  heading: 'Je reactie of review is verborgen',
  hello:
    'Dag {name}, iemand van ons las wat je schreef en besliste om het niet langer op de site te tonen. Jij ziet je tekst nog, anderen niet.',
  reason: 'Reden',
  text: 'Je tekst',
  writtenOn: 'Geschreven op',
  decidedOn: 'Beslist op',
  how: 'Een mens nam deze beslissing, geen algoritme, om de reden hierboven.',
  object: 'Ga je niet akkoord? Leg ons uit waarom. We bekijken het opnieuw en je krijgt antwoord.',
  reply: 'Je kan gewoon op deze e-mail antwoorden of het contactformulier gebruiken.',
  button: 'Bezwaar maken',
  further:
    'Komen we er samen niet uit, dan kan je terecht bij een gecertificeerd orgaan voor buitengerechtelijke geschillenbeslechting of bij de rechtbank.',
} as const
