export const nl = {
  'error.UNSUBSCRIBE_LINK_WRONG': 'Deze link is niet geldig. Kopieer de volledige link uit de e-mail.',
  'replyEmails.stop': 'Geen e-mails meer over antwoorden',
  'replyEmails.stopText': 'We mailen je als iemand op je reactie antwoordt. Klik hieronder om dat te stoppen.',
  'replyEmails.stopped': 'Je krijgt geen e-mails meer over antwoorden op je reacties.',
  'replyEmails.start': 'Opnieuw e-mails krijgen',
} as const
