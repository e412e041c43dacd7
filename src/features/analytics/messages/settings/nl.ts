export const nl = {
  about:
    'De site meet zelf wat bezoekers doen, alleen bij wie dat toestaat. Hoe lang de metingen blijven, staat ook in je privacybeleid: een andere termijn komt daar meteen in.',
  'field.eventMonths': 'Bewaar metingen zoveel maanden',
  'help.eventMonths':
    'Van 1 tot 60. Oudere metingen worden elke nacht gewist. Wat blijft, zijn overzichten die naar niemand leiden.',
  'invalid.eventMonths': 'Vul een aantal maanden in van 1 tot 60.',
} as const
