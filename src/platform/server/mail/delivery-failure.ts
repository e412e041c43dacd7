import { unescape as decode } from 'node:querystring'

/** Error code and details; the UI translates them. */
export type MailErrorCode =
  | 'notAnAddress'
  | 'wrongPassword'
  | 'passwordWanted'
  | 'noAnswer'
  | 'unknownName'
  | 'forbiddenAddress'
  | 'notSafe'
  | 'broken'
  | 'away'
  | 'turnedAway'
  | 'notHandedOver'
  | 'takesNone'
  | 'refused'
  | 'later'

/**
 * `refused`: permanent failure of this email. `postponed`: temporary failure of this email. `unreachable`: no email can
 * be sent now, because the server is down or misconfigured. `unanswered`: the whole email was sent but not
 * acknowledged, so delivery is uncertain. `serverMessage`: the reply of the server.
 */
export type DeliveryFailure = {
  state: 'refused' | 'postponed' | 'unreachable' | 'unanswered'
  errorCode: MailErrorCode
  serverMessage: string
}

/** Error fields of nodemailer; `syscall`: the system call of a socket that failed. */
type MailError = Error & {
  code?: string
  syscall?: string
  command?: string
  response?: string
  responseCode?: number
}

const MESSAGE_ERRORS = ['EENVELOPE', 'EMESSAGE']
const SERVER_ERRORS: { [code: string]: MailErrorCode } = {
  EAUTH: 'wrongPassword',
  ENOAUTH: 'passwordWanted',
  ETIMEDOUT: 'noAnswer',
  EDNS: 'unknownName',
  EFORBIDDEN: 'forbiddenAddress',
  ETLS: 'notSafe',
  ECONNECTION: 'broken',
  ESOCKET: 'away',
  EPROTOCOL: 'turnedAway',
}
const MIN_ERROR_REPLY = 400
const SERVICE_CLOSING = 421
const AUTHENTICATION_NEEDED = 530
const TOO_LARGE = 552

/** `isHandedOver`: the final byte had been sent, or was about to be, when it failed. */
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
  // Rejected before sending: invalid address, or larger than the server's SIZE limit.
  if (responseCode === undefined) return 'refused'
  if (responseCode === SERVICE_CLOSING || responseCode === AUTHENTICATION_NEEDED) return 'unreachable'
  // All emails have the same sender: a server that rejects it rejects all of them.
  if (command === 'MAIL FROM' && responseCode !== TOO_LARGE) return 'unreachable'
  return responseCode >= 500 ? 'refused' : 'postponed'
}

function failureCode(
  { code = '', syscall = '', responseCode }: MailError,
  state: DeliveryFailure['state'],
): MailErrorCode {
  // A connection that was reset: `ESOCKET` as well, although the server was reached.
  if (code === 'ESOCKET' && ['read', 'write'].includes(syscall)) return 'broken'
  const aboutServer = SERVER_ERRORS[code]
  if (aboutServer) return aboutServer
  if (responseCode === undefined) return 'notHandedOver'
  if (state === 'unreachable') return 'takesNone'
  return state === 'refused' ? 'refused' : 'later'
}

/** One line of limited length, without the password: some servers echo their input. */
export function redactReply(text: string, smtpUrl: string): string {
  const password = decode(new URL(smtpUrl).password)
  const secrets = password ? [password, Buffer.from(password).toString('base64')] : []
  const redacted = secrets.reduce((rest, secret) => rest.replaceAll(secret, '***'), text)
  return redacted.replace(/\s+/g, ' ').trim().slice(0, 300)
}
