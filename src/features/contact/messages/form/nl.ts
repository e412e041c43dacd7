export const nl = {
  about:
    'Wat het contactformulier vraagt naast onderwerp, bericht en e-mailadres. Een wijziging verandert niets aan eerdere berichten.',
  'group.offered': 'Velden',
  'field.name': 'Naam',
  'field.phone': 'Telefoonnummer',
  'field.trade': 'Zaak of beroep',
  'field.wantedDate': 'Gewenste datum',
  'field.questions': 'Vragen',
  off: 'Niet vragen',
  optional: 'Vragen, niet verplicht',
  required: 'Vragen, verplicht',
} as const
