export const nl = {
  title: 'Metingen van deze browser',
  text: 'Liet je ons in deze browser meten, dan kun je die metingen hier downloaden of wissen. Wissen kun je niet ongedaan maken; je toestemming is dan ook ingetrokken.',
  download: 'Metingen downloaden',
  erase: 'Metingen wissen',
  erased: 'Gewist. We meten niets meer in deze browser, tenzij je dat opnieuw toestaat.',
  failed: 'Wissen is niet gelukt. Probeer het straks opnieuw.',
} as const
