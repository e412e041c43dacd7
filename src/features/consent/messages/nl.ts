export const nl = {
  rates: 'Toestemming voor cookies',
  ratesNone: 'Nog niemand heeft een keuze gemaakt.',
  language: 'Taal',
  answers: 'Antwoorden',
  functional: 'Functioneel',
  analytics: 'Statistieken',
  marketing: 'Marketing',
  'language.nl': 'Nederlands',
  'language.en': 'Engels',
  'language.fr': 'Frans',
} as const
