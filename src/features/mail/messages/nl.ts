export const nl = {
  'error.EMAIL_NOT_FOUND': 'Deze e-mail bestaat niet meer.',
  'error.EMAIL_NOT_UNCERTAIN': 'De status van deze e-mail is niet langer onzeker.',
  'error.EMAIL_EXPIRED': 'Deze e-mail is verlopen en wordt niet meer verstuurd.',
  'error.EMAIL_LINK_ERASED':
    'De link in deze e-mail wordt na het versturen gewist. De ontvanger kan op de site een nieuwe aanvragen.',
  'error.NO_MAIL_SERVER': 'Er is geen mailserver ingesteld. E-mails worden bewaard, maar niet verstuurd.',
  'error.MAIL_SERVER_IN_ENVIRONMENT': 'De mailserver is op de server van de site ingesteld.',
} as const
