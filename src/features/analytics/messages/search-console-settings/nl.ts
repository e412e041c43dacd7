export const nl = {
  about:
    'Google Search Console toont met welke zoekopdrachten mensen je site vinden. Google wil eerst zien dat de site van jou is. Kies daar “HTML-tag” en plak die tag hier. De cijfers importeer je daarna als CSV-bestand bij Bezoekers; de site heeft geen toegang tot je Google-account.',
  'field.verification': 'HTML-tag van Search Console',
  'help.verification':
    'De volledige tag, of alleen de code achter “content”. De tag staat daarna op elke openbare pagina.',
  optional: 'niet verplicht',
  'invalid.verification':
    'Dit is geen code van Search Console. Kies daar “HTML-tag” en kopieer de volledige regel die met <meta begint.',
} as const
