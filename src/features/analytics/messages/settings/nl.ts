export const nl = {
  about:
    'De site meet zelf de bezoeken, alleen bij bezoekers die dat toestaan. Hoe lang de statistieken bewaard blijven, staat in je privacybeleid en past zich automatisch aan.',
  'field.eventMonths': 'Statistieken bewaren, in maanden',
  'help.eventMonths':
    'Van 1 tot 60. Oudere statistieken worden elke nacht gewist. Samenvattingen zonder bezoekersnummer blijven tot vijf jaar na het bezoek.',
  'invalid.eventMonths': 'Vul een aantal maanden in van 1 tot 60.',
} as const
