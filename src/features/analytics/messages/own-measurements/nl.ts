export const nl = {
  title: 'Statistieken van deze browser',
  text: 'Heb je in deze browser statistieken toegestaan, dan kan je ze hier downloaden of wissen. Wissen kan je niet ongedaan maken en trekt ook je toestemming in.',
  download: 'Statistieken downloaden',
  erase: 'Statistieken wissen',
  erased: 'Gewist. We meten niets meer in deze browser, tenzij je dat opnieuw toestaat.',
  failed: 'De statistieken konden niet gewist worden. Probeer het later opnieuw.',
  code: 'Code om later te wissen',
  'code.help':
    'Trok je je toestemming in terwijl onze server niet bereikbaar was, dan kreeg je een code van 22 tekens. Daarmee wis je hier wat we in die browser gemeten hebben.',
  'code.left':
    'We meten niets meer in deze browser. Wat we al gemeten hadden, kon nu niet gewist worden. Probeer het hier opnieuw, of bewaar deze code en doe het later.',
  'code.erase': 'Wissen met de code',
  'code.erased': 'Gewist. Onder deze code is niets meer bewaard.',
  'code.malformed': 'Vul de volledige code in: 22 letters, cijfers, streepjes of liggende streepjes.',
} as const
