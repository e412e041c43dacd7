export const nl = {
  title: 'Metingen van deze browser',
  text: 'Heb je in deze browser statistieken toegestaan, dan kan je die metingen hier downloaden of wissen. Wissen kan je niet ongedaan maken en trekt ook je toestemming in.',
  download: 'Metingen downloaden',
  erase: 'Metingen wissen',
  erased: 'Gewist. We meten niets meer in deze browser, tenzij je dat opnieuw toestaat.',
  failed: 'De metingen konden niet gewist worden. Probeer het later opnieuw.',
} as const
