export const nl = {
  about:
    'Teksten die je vaak stuurt. Bij een bericht zie je de teksten in de taal van de afzender; je voegt ze met één klik toe en past ze nog aan voor je verstuurt.',
  'field.nl': 'Standaardantwoorden in het Nederlands',
  'field.en': 'Standaardantwoorden in het Engels',
  'field.fr': 'Standaardantwoorden in het Frans',
  name: 'Naam',
  text: 'Tekst',
  add: 'Standaardantwoord toevoegen',
  remove: 'Verwijderen',
  removeOf: 'Verwijderen: {name}',
  none: 'Nog geen standaardantwoorden in deze taal.',
  'name.long': 'Hoogstens 60 tekens.',
  'text.long': 'Hoogstens 5.000 tekens.',
  tooMany: 'Hoogstens 30 standaardantwoorden per taal.',
} as const
