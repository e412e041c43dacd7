export const nl = {
  about:
    'De site gaat na of je teksten deze vragen beantwoorden, zoals een AI-assistent dat zou doen. Onbeantwoorde vragen vind je bij AI-assistenten. De vragen staan niet op de site.',
  'field.nl': 'Vragen in het Nederlands',
  'field.en': 'Vragen in het Engels',
  'field.fr': 'Vragen in het Frans',
  'help.questions': 'Eén vraag per regel, hoogstens 200. Schrijf ze zoals je klanten ze stellen.',
  tooMany: 'Hoogstens 200 vragen per taal.',
  tooLong: 'Hoogstens 200 tekens per vraag.',
  twice: 'Deze vraag staat er meer dan één keer.',
} as const
