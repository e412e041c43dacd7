import type { Company } from './company.schema.ts'

type Coordinates = NonNullable<Company['geo']>

const NUMBER = String.raw`-?\d{1,3}(?:\.\d+)?`
/** Most precise first: a link to a place also contains the centre of the map. */
const IN_LINKS = [
  // Google Maps: position of the place.
  new RegExp(`!3d(${NUMBER})!4d(${NUMBER})`),
  // OpenStreetMap: marker.
  new RegExp(`[?&]mlat=(${NUMBER})&mlon=(${NUMBER})`),
  new RegExp(`[?&](?:q|query|ll|sll|center|destination)=(?:loc:)?(${NUMBER}),\\+?(${NUMBER})`),
  new RegExp(`/(?:place|search|dir)/(${NUMBER}),\\+?(${NUMBER})`),
  new RegExp(`^geo:(${NUMBER}),(${NUMBER})`),
  // Centre of the map.
  new RegExp(`#map=[\\d.]+/(${NUMBER})/(${NUMBER})`),
  new RegExp(`/@(${NUMBER}),(${NUMBER})`),
]
const PLAIN = new RegExp(`^(${NUMBER})\\s*[,;\\s]\\s*(${NUMBER})$`)
/** "51,2194; 4,4025" and "51,2194 4,4025". */
const WITH_DECIMAL_COMMA = /^-?\d{1,3},\d+\s*[;\s]\s*-?\d{1,3},\d+$/

/** Coordinates in a link to OpenStreetMap, Google Maps or Apple Maps, in a geo URI, or as "latitude, longitude". */
export function parseCoordinates(text: string): Coordinates | undefined {
  const plain = text.trim().replaceAll('°', '').replace(/%2C/gi, ',')
  const withPoints = WITH_DECIMAL_COMMA.test(plain) ? plain.replaceAll(',', '.') : plain
  const match = [PLAIN, ...IN_LINKS].map((pattern) => pattern.exec(withPoints)).find(Boolean)
  const [latitude, longitude] = (match?.slice(1) ?? []).map(Number)
  if (latitude === undefined || longitude === undefined) return undefined
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined
}
