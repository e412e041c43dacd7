export const nl = {
  rates: 'Toestemming voor cookies',
  loading: 'Keuzes laden',
  failed: 'De keuzes konden niet geladen worden.',
  retry: 'Opnieuw proberen',
  language: 'Taal',
  answers: 'Antwoorden',
  functional: 'Functioneel',
  analytics: 'Statistieken',
  marketing: 'Marketing',
  'error.CONSENT_QUESTION_CHANGED':
    'De keuzes in de cookiebanner zijn gewijzigd. Laad de pagina opnieuw en kies opnieuw.',
  'language.nl': 'Nederlands',
  'language.en': 'Engels',
  'language.fr': 'Frans',
} as const
