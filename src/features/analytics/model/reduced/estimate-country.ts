/** Countries by time zone, where a zone belongs to one country. Names as browsers report them, also older ones. */
const COUNTRY_OF: Record<string, string> = {
  'Europe/Brussels': 'BE',
  'Europe/Amsterdam': 'NL',
  'Europe/Paris': 'FR',
  'Europe/Berlin': 'DE',
  'Europe/Luxembourg': 'LU',
  'Europe/London': 'GB',
  'Europe/Dublin': 'IE',
  'Europe/Madrid': 'ES',
  'Atlantic/Canary': 'ES',
  'Europe/Lisbon': 'PT',
  'Europe/Rome': 'IT',
  'Europe/Zurich': 'CH',
  'Europe/Vienna': 'AT',
  'Europe/Copenhagen': 'DK',
  'Europe/Stockholm': 'SE',
  'Europe/Oslo': 'NO',
  'Europe/Helsinki': 'FI',
  'Europe/Warsaw': 'PL',
  'Europe/Prague': 'CZ',
  'Europe/Bratislava': 'SK',
  'Europe/Budapest': 'HU',
  'Europe/Bucharest': 'RO',
  'Europe/Sofia': 'BG',
  'Europe/Athens': 'GR',
  'Europe/Istanbul': 'TR',
  'Europe/Kiev': 'UA',
  'Europe/Kyiv': 'UA',
  'Europe/Moscow': 'RU',
  'Africa/Casablanca': 'MA',
  'Africa/Tunis': 'TN',
  'Africa/Algiers': 'DZ',
  'Africa/Kinshasa': 'CD',
  'Africa/Johannesburg': 'ZA',
  'America/New_York': 'US',
  'America/Chicago': 'US',
  'America/Denver': 'US',
  'America/Los_Angeles': 'US',
  'America/Toronto': 'CA',
  'America/Sao_Paulo': 'BR',
  'Asia/Calcutta': 'IN',
  'Asia/Kolkata': 'IN',
  'Asia/Shanghai': 'CN',
  'Asia/Tokyo': 'JP',
  'Asia/Singapore': 'SG',
  'Asia/Dubai': 'AE',
  'Australia/Sydney': 'AU',
}
/**
 * Neighbours whose zone some systems report for each other: Belgian computers are often set to the zone of Paris or
 * Amsterdam, and the region of the language decides.
 */
const SHARED = new Set(['BE', 'NL', 'FR', 'LU', 'DE', 'CH', 'AT'])

/**
 * A guess, labelled as one: the country of the time zone, corrected by the region of the first language among neighbours.
 * Null when the zone is not listed. No address is looked up.
 */
export function estimateCountry(zone: string | undefined, acceptLanguage: string | undefined): string | null {
  const country = Object.hasOwn(COUNTRY_OF, zone ?? '') ? (COUNTRY_OF[zone ?? ''] ?? null) : null
  const region = /^\s*[a-z]{2,3}-([A-Z]{2})\b/.exec(acceptLanguage ?? '')?.[1]
  return country && region && SHARED.has(country) && SHARED.has(region) ? region : country
}
