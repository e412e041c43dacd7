export const nl = {
  'error.AUDIT_RUNNING': 'Er loopt al een controle. Wacht tot die klaar is.',
  'error.LAB_RUNNING': 'Er loopt al een labtest. Wacht tot die klaar is.',
  'error.LAB_UNAVAILABLE':
    'Een labtest heeft een browser en ontwikkelpakketten nodig, en die staan niet op de server van je site. Vraag het aan wie de server beheert.',
  'error.PAGE_NOT_AUDITED': 'Deze pagina is niet gecontroleerd: ze bestaat niet of is nieuw.',
} as const
