import { unescape as decode } from 'node:querystring'

/**
 * `refused`: this letter will never be taken. `postponed`: this letter, later. `unreachable`: no letter gets through
 * now, because the server is away or our settings are wrong.
 */
export type Refusal = { state: 'refused' | 'postponed' | 'unreachable'; reason: string }

/** What nodemailer tells of a failure. */
type MailError = Error & { code?: string; command?: string; response?: string; responseCode?: number }

const ABOUT_THE_LETTER = ['EENVELOPE', 'EMESSAGE']
const ABOUT_THE_SERVER: { [code: string]: string } = {
  EAUTH: 'The mail server does not accept the user name and password of SMTP_URL',
  ENOAUTH: 'The mail server wants a user name and a password in SMTP_URL',
  ETIMEDOUT: 'The mail server did not answer in time',
  EDNS: 'The name of the mail server in SMTP_URL is not known',
  ETLS: 'No safe connection with the mail server',
  ECONNECTION: 'The connection with the mail server broke',
  ESOCKET: 'The mail server cannot be reached',
  EPROTOCOL: 'The mail server turns us away',
}
const SERVICE_CLOSING = 421
const AUTHENTICATION_NEEDED = 530
const TOO_LARGE = 552

export function toRefusal(error: MailError, smtpUrl: string): Refusal {
  const state = stateOf(error)
  const detail = tidy(error.response ?? error.message, smtpUrl)
  return { state, reason: `${sentenceOf(error, state)}: ${detail}` }
}

function stateOf({ code = '', command, responseCode }: MailError): Refusal['state'] {
  if (!ABOUT_THE_LETTER.includes(code)) return code in ABOUT_THE_SERVER ? 'unreachable' : 'postponed'
  // No server was asked: the address is none, or the letter is larger than the server said it takes.
  if (responseCode === undefined) return 'refused'
  if (responseCode === SERVICE_CLOSING || responseCode === AUTHENTICATION_NEEDED) return 'unreachable'
  // The sender is the same for all letters: a server that does not like it likes none of them.
  if (command === 'MAIL FROM' && responseCode !== TOO_LARGE) return 'unreachable'
  return responseCode >= 500 ? 'refused' : 'postponed'
}

function sentenceOf({ code = '', responseCode }: MailError, state: Refusal['state']): string {
  const aboutServer = ABOUT_THE_SERVER[code]
  if (aboutServer) return aboutServer
  if (responseCode === undefined) return 'The letter could not be handed to the mail server'
  if (state === 'unreachable') return 'The mail server takes no letters from us'
  return state === 'refused' ? 'The mail server refused the letter' : 'The mail server asks to try again later'
}

/** One line of bearable length, without the password: some servers repeat what they were told. */
function tidy(text: string, smtpUrl: string): string {
  const password = decode(new URL(smtpUrl).password)
  const secrets = password ? [password, Buffer.from(password).toString('base64')] : []
  const open = secrets.reduce((rest, secret) => rest.replaceAll(secret, '***'), text)
  return open.replace(/\s+/g, ' ').trim().slice(0, 300)
}
