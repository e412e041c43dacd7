export const nl = {
  subject: 'Nieuw antwoord op je reactie bij “{title}”',
  heading: 'Nieuw antwoord op je reactie',
  hello: 'Dag {name}, iemand heeft op je reactie geantwoord.',
  post: 'Artikel',
  answer: 'Antwoord',
  button: 'Lezen en antwoorden',
  why: 'Je krijgt deze e-mail omdat je een reactie schreef.',
  stop: 'Geen e-mails meer over antwoorden',
} as const
