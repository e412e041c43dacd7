const DATE = /(?<!\d)20\d\d[-_.]?[01]\d[-_.]?[0-3]\d(?!\d)/g
/** Digits of a phone number, a national number, an account or a card, with what people put between them. */
const NUMBER = /\d(?:[\s().\-_/+]*\d){8,}/
const LOCAL_NUMBER = /(?<![\d.])0\d(?:[\s().\-_/]*\d){6,}/
const MAX_DECODINGS = 3

/**
 * Whether a campaign parameter looks like an email address, a phone number or another number of a person. It is free text,
 * and mailing programs put the receiver into it. Numbers of campaigns with nine digits or more are lost with them.
 */
export function looksPersonal(text: string): boolean {
  const plain = decode(text).normalize('NFKC').replace(DATE, ' ')
  return plain.includes('@') || NUMBER.test(plain) || LOCAL_NUMBER.test(plain)
}

/** A parameter may be encoded again inside a link of a mailing. */
function decode(text: string): string {
  let plain = text
  for (let i = 0; i < MAX_DECODINGS; i++)
    plain = plain.replace(/%([2-7][\da-f])/gi, (_, hex) => String.fromCharCode(parseInt(hex, 16)))
  return plain
}
