export const nl = {
  search: 'Zoeken in de vragen',
  found: { one: '{count} antwoord', other: '{count} antwoorden' },
  foundNone: 'Geen antwoord gevonden. Stuur ons je vraag.',
  linkTo: 'Link naar dit antwoord',
  copyLink: 'Link naar dit antwoord kopiëren',
  linkCopied: 'Gekopieerd',
  askUs: 'Staat je vraag er niet bij?',
  askUsText: 'Stuur ons een bericht. We antwoorden binnen één werkdag.',
  contact: 'Contact opnemen',
  contents: 'Inhoud',
} as const
