export const nl = {
  'error.TEXT_NOT_FOUND': 'Deze tekst staat niet meer op de site.',
  'error.OWN_TEXT': 'Je kan je eigen tekst niet melden. Aanpassen of verwijderen kan wel.',
  'error.NOTHING_TO_DECIDE': 'Hier valt niets meer te beslissen.',
  'error.DECIDED_SINCE': 'Iemand anders heeft intussen anders beslist.',
  'error.MUTED_USER_NOT_FOUND': 'Deze gebruiker bestaat niet of is niet geblokkeerd.',
  'error.ADMIN_NOT_MUTED': 'Een beheerder kan je niet blokkeren.',
} as const
