import { unescape as decode } from 'node:querystring'

/** What went wrong, for whoever words it in the reader's language. */
export type MailErrorCode =
  | 'notAnAddress'
  | 'wrongPassword'
  | 'passwordWanted'
  | 'noAnswer'
  | 'unknownName'
  | 'notSafe'
  | 'broken'
  | 'away'
  | 'turnedAway'
  | 'notHandedOver'
  | 'takesNone'
  | 'refused'
  | 'later'

/**
 * `refused`: this letter will never be taken. `postponed`: this letter, later. `unreachable`: no letter gets through
 * now, because the server is away or our settings are wrong. `unanswered`: the whole letter went out and no answer
 * came, so that nobody can say whether the server has it. `words`: what the server itself said.
 */
export type DeliveryFailure = {
  state: 'refused' | 'postponed' | 'unreachable' | 'unanswered'
  errorCode: MailErrorCode
  serverMessage: string
}

/** What nodemailer tells of a failure. */
type MailError = Error & { code?: string; command?: string; response?: string; responseCode?: number }

const MESSAGE_ERRORS = ['EENVELOPE', 'EMESSAGE']
const SERVER_ERRORS: { [code: string]: MailErrorCode } = {
  EAUTH: 'wrongPassword',
  ENOAUTH: 'passwordWanted',
  ETIMEDOUT: 'noAnswer',
  EDNS: 'unknownName',
  ETLS: 'notSafe',
  ECONNECTION: 'broken',
  ESOCKET: 'away',
  EPROTOCOL: 'turnedAway',
}
const MIN_ERROR_REPLY = 400
const SERVICE_CLOSING = 421
const AUTHENTICATION_NEEDED = 530
const TOO_LARGE = 552

/** `isHandedOver`: the letter was about to end, or had ended, when it failed. */
export function toDeliveryFailure(error: MailError, smtpUrl: string, isHandedOver = false): DeliveryFailure {
  const isAnswered = (error.responseCode ?? 0) >= MIN_ERROR_REPLY
  const state = failureState(error)
  return {
    state: isHandedOver && !isAnswered ? 'unanswered' : state,
    errorCode: failureCode(error, state),
    serverMessage: redactReply(error.response ?? error.message, smtpUrl),
  }
}

function failureState({ code = '', command, responseCode }: MailError): DeliveryFailure['state'] {
  if (!MESSAGE_ERRORS.includes(code)) return code in SERVER_ERRORS ? 'unreachable' : 'postponed'
  // No server was asked: the address is none, or the letter is larger than the server said it takes.
  if (responseCode === undefined) return 'refused'
  if (responseCode === SERVICE_CLOSING || responseCode === AUTHENTICATION_NEEDED) return 'unreachable'
  // The sender is the same for all letters: a server that does not like it likes none of them.
  if (command === 'MAIL FROM' && responseCode !== TOO_LARGE) return 'unreachable'
  return responseCode >= 500 ? 'refused' : 'postponed'
}

function failureCode({ code = '', responseCode }: MailError, state: DeliveryFailure['state']): MailErrorCode {
  const aboutServer = SERVER_ERRORS[code]
  if (aboutServer) return aboutServer
  if (responseCode === undefined) return 'notHandedOver'
  if (state === 'unreachable') return 'takesNone'
  return state === 'refused' ? 'refused' : 'later'
}

/** One line of bearable length, without the password: some servers repeat what they were told. */
function redactReply(text: string, smtpUrl: string): string {
  const password = decode(new URL(smtpUrl).password)
  const secrets = password ? [password, Buffer.from(password).toString('base64')] : []
  const redacted = secrets.reduce((rest, secret) => rest.replaceAll(secret, '***'), text)
  return redacted.replace(/\s+/g, ' ').trim().slice(0, 300)
}
