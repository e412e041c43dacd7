/** In the place of a subject: a meeting link with a room of its own for each appointment. */
const ROOM = '{room}'

/** Braces are only accepted in an https URL that has `{room}` once, after the host. */
export function isValidPlace(place: string): boolean {
  return place.split(/\s/).filter(hasBrace).every(isRoomLink)
}

function hasBrace(word: string): boolean {
  return word.includes('{') || word.includes('}')
}

function isRoomLink(link: string): boolean {
  const [before = '', after, ...rest] = link.split(ROOM)
  if (after === undefined || rest.length > 0 || /[{}]/.test(before + after)) return false
  if (!URL.canParse(before)) return false
  const { protocol, host, username, password } = new URL(before)
  // A slash after the host: otherwise the room would be a part of it.
  return protocol === 'https:' && host !== '' && !username && !password && /^https:\/\/[^/?#]+\//.test(before)
}

/** The place of an approved appointment. */
export function withRoom(place: string, room: string): string {
  return place.replaceAll(ROOM, room)
}

/** The place as everybody may see it: without the meeting link, and without the punctuation before it. */
export function withoutRoomLink(place: string): string {
  if (!place.includes(ROOM)) return place
  const words = place.split(/\s/).filter((word) => word !== '' && !hasBrace(word))
  while (SEPARATORS.includes(words.at(-1) ?? '')) words.pop()
  const text = words.join(' ')
  return SEPARATORS.includes(text.at(-1) ?? '') ? text.slice(0, -1) : text
}

const SEPARATORS = [':', ',', ';', '-', '–']
