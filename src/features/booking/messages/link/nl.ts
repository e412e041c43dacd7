export const nl = {
  loading: 'Je afspraak laden',
  failed: 'Je afspraak kon niet geladen worden.',
  retry: 'Opnieuw proberen',
  'unconfirmed.title': 'Je aanvraag is nog niet bevestigd',
  'unconfirmed.status': 'Nog niet bevestigd',
  'unconfirmed.text': 'Kijk ze na en bevestig ze. Daarna laten wij je weten of het moment ons past.',
  'unconfirmed.held': 'We houden dit moment voor je vrij tot {time}.',
  'unconfirmed.free': 'Dit moment is nog vrij, maar niet meer voor je gereserveerd.',
  confirm: 'Aanvraag bevestigen',
  'confirm.failed': 'Bevestigen is niet gelukt. Probeer het opnieuw.',
  'gone.title': 'Dit moment is niet meer vrij',
  'gone.text': 'Je aanvraag is bewaard. Kies een ander moment om ze te bevestigen:',
  'gone.none': 'In de buurt van dit moment is niets meer vrij. Kies een ander moment op de pagina met afspraken.',
  'gone.at': '{day} om {time}',
  'confirmed.title': 'Je aanvraag is bevestigd',
  'confirmed.text':
    'We bekijken ze zo snel mogelijk en mailen je zodra we beslist hebben. Deze pagina blijft werken via de link in je e-mail.',
  book: 'Nieuwe afspraak aanvragen',
  contact: 'Naar de contactpagina',
  for: 'Voor {name} ({email})',
  needsScript:
    'Op deze pagina heb je JavaScript nodig. Zet het aan in je browser en open de link in je e-mail opnieuw.',
} as const
