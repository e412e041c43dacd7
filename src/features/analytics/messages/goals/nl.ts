export const nl = {
  about:
    'Kies wat voor jou telt: een pagina die iemand bekijkt, of een knop waarop iemand drukt. Bij Bezoekers zie je hoe vaak dat gebeurt en bij welk deel van de bezoeken. Aanvragen, berichten, accounts en reviews tellen altijd al mee.',
  none: 'Nog geen eigen doelen.',
  name: 'Naam van het doel',
  kind: 'Wat telt',
  'kind.page': 'Pagina bekeken',
  'kind.button': 'Knop ingedrukt',
  'values.page': 'Adressen van de pagina, één per lijn',
  'values.button': 'Tekst op de knop, één per lijn',
  'help.page':
    'Bijvoorbeeld /services/webdesign. Heeft de pagina per taal een ander adres, zet ze dan onder elkaar. Ook bezoeken van vroeger tellen mee.',
  'help.button':
    'Precies zoals op de site, ook voor links. Zet de tekst in elke taal op een eigen lijn. Telt vanaf nu, en opnieuw als je de naam van het doel verandert.',
  add: 'Doel toevoegen',
  remove: 'Verwijderen',
  removeOf: 'Verwijder {name}',
  'invalid.required': 'Vul dit in.',
  'invalid.long': 'Deze tekst is te lang.',
  'invalid.many': 'Geef hooguit 6 lijnen per doel op.',
  'invalid.path': 'Een adres begint met /, bijvoorbeeld /services/webdesign.',
  'invalid.tooMany': 'Kies hooguit 20 doelen.',
  'invalid.twice': 'Twee doelen hebben dezelfde naam.',
  'invalid.buttonTwice': 'Dezelfde knop staat bij twee doelen. Kies er één.',
} as const
