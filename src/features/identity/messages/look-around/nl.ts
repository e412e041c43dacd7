export const nl = {
  'error.LOOK_AROUND_READ_ONLY':
    'Je kijkt rond in het voorbeeld: je ziet alleen voorbeelden en er wordt niets bewaard. Stop met rondkijken en log in om verder te gaan.',
  reading: 'Je kijkt rond in het voorbeeld. Er wordt niets bewaard.',
  stop: 'Stoppen en inloggen',
  stopFailed: 'Stoppen is niet gelukt. Probeer het opnieuw.',
} as const
