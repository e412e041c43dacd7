export const nl = {
  about:
    'De site zoekt zelf of je teksten deze vragen beantwoorden, zoals een AI-assistent dat zou doen. Wat ze niet vindt, lees je bij AI-assistenten. De vragen staan nergens op de site.',
  'field.nl': 'Vragen in het Nederlands',
  'field.en': 'Vragen in het Engels',
  'field.fr': 'Vragen in het Frans',
  'help.questions': 'Eén vraag per regel, hoogstens 200. Schrijf ze zoals je klanten ze stellen.',
  tooMany: 'Hoogstens 200 vragen per taal.',
  tooLong: 'Een vraag heeft hoogstens 200 tekens.',
  twice: 'Elke vraag mag er maar één keer staan.',
} as const
