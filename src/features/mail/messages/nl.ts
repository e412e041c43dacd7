export const nl = {
  'error.LETTER_NOT_FOUND': 'Deze mail bestaat niet (meer).',
  'error.LETTER_NOT_UNCERTAIN': 'Over deze mail bestaat geen twijfel (meer).',
  'error.LETTER_EXPIRED': 'Deze mail is niet meer geldig en wordt niet meer verstuurd.',
  'error.LETTER_LINK_ERASED':
    'De link in deze mail wordt niet bewaard nadat hij verstuurd is. De lezer kan op de site een nieuwe link aanvragen.',
  'error.NO_MAIL_SERVER': 'Er is geen mailserver ingesteld. Mails worden bewaard, maar niet verstuurd.',
} as const
