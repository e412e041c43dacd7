export const nl = {
  'error.UNSUBSCRIBE_LINK_WRONG': 'Deze link is niet geldig. Kopieer de volledige link uit de e-mail.',
  'letters.stop': 'Geen e-mails meer over antwoorden',
  'letters.stopText': 'We mailen je als iemand op je reactie antwoordt. Klik hieronder om dat te stoppen.',
  'letters.stopped': 'Je krijgt geen e-mails meer over antwoorden op je reacties.',
  'letters.start': 'Opnieuw e-mails krijgen',
} as const
