export const nl = {
  heading: 'Vlot op elke smartphone. Deze pagina bewijst het.',
  weight: 'weegt deze pagina',
  kilobytes: 'kB',
  requests: 'verzoeken',
  thirdParties: 'naar anderen',
  paint: 'tot de pagina er staat, mediaan van onze bezoekers',
  seconds: 's',
  built: 'ging deze versie online',
  check: 'Zo kijk je elk cijfer zelf na',
} as const
