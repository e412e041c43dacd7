export const nl = {
  'heading.comment': 'Je reactie is verborgen',
  'hello.comment':
    'Dag {name}, iemand van ons heeft je reactie gelezen en beslist ze niet langer op de site te tonen. Jij ziet ze nog, anderen niet.',
  'text.comment': 'Je reactie',
  'heading.review': 'Je review is verborgen',
  'hello.review':
    'Dag {name}, iemand van ons heeft je review gelezen en beslist die niet langer op de site te tonen. Jij ziet die nog, anderen niet.',
  'text.review': 'Je review',
  reason: 'Reden',
  writtenOn: 'Geschreven op',
  decidedOn: 'Beslist op',
  how: 'Een mens nam deze beslissing, geen algoritme, om de reden hierboven.',
  object: 'Ga je niet akkoord? Leg ons uit waarom. We bekijken het opnieuw en je krijgt antwoord.',
  reply: 'Je kan gewoon op deze e-mail antwoorden of het contactformulier gebruiken.',
  button: 'Bezwaar maken',
  further:
    'Komen we er samen niet uit, dan kan je terecht bij een gecertificeerd orgaan voor buitengerechtelijke geschillenbeslechting of bij de rechtbank.',
  'digest.subject': {
    one: '{count} reactie of review wacht op je beslissing',
    other: '{count} reacties en reviews wachten op je beslissing',
  },
  'digest.heading': 'Wacht op je beslissing',
  'digest.hello': 'Dag {name},',
  'digest.text': 'Deze teksten zijn sinds de vorige e-mail bijgekomen.',
  'digest.comment': 'Reactie',
  'digest.review': 'Review',
  'digest.waiting': 'Nog niet zichtbaar: wacht op goedkeuring',
  'digest.reported': 'Gemeld door een lezer',
  'digest.button': 'Bekijken en beslissen',
  'digest.signOff': 'Met vriendelijke groet, {company}',
} as const
