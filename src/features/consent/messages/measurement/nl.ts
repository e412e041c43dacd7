export const nl = {
  about: 'Alleen nodig als je Google Analytics gebruikt.',
  'field.measurementId': 'Meet-id van Google Analytics',
  'help.measurementId':
    'Ziet eruit als G-AB12CD34EF. Leeg: de site laadt niets van Google. Ingevuld: alleen bij bezoekers die statistieken toestaan.',
  optional: 'niet verplicht',
  'measurementId.invalid': 'Een meet-id begint met G-, gevolgd door letters en cijfers.',
} as const
