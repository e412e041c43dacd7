export const nl = {
  subject: 'Iemand antwoordde op je reactie bij “{title}”',
  heading: 'Antwoord op je reactie',
  hello: 'Dag {name}, iemand antwoordde op wat je schreef.',
  post: 'Artikel',
  answer: 'Antwoord',
  button: 'Lees en antwoord',
  why: 'Je krijgt deze mail omdat je een reactie schreef.',
  stop: 'Geen mails meer over antwoorden',
} as const
