export const nl = {
  title: 'Statistieken van deze browser',
  text: 'Heb je in deze browser statistieken toegestaan, dan kan je ze hier downloaden of wissen. Wissen kan je niet ongedaan maken en trekt ook je toestemming in.',
  download: 'Statistieken downloaden',
  erase: 'Statistieken wissen',
  erased: 'Gewist. We meten niets meer in deze browser, tenzij je dat opnieuw toestaat.',
  failed: 'De statistieken konden niet gewist worden. Probeer het later opnieuw.',
} as const
