export const nl = {
  'error.AUDIT_RUNNING': 'Er loopt al een controle. Wacht tot die klaar is.',
  'error.PAGE_NOT_AUDITED': 'Deze pagina is niet gecontroleerd: ze bestaat niet of is nieuw.',
} as const
