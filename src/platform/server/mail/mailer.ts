import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import type { Env } from '../env.ts'
import { type DeliveryFailure, toDeliveryFailure } from './delivery-failure.ts'

type Mailbox = { address: string; name?: string }

/** `content` is base64. `method` makes it a calendar invite: an alternative part as well as a file. */
type OutgoingFile = { filename: string; contentType: string; content: string; method?: 'REQUEST' | 'CANCEL' }

export type OutgoingEmail = {
  /** Without the brackets. */
  messageId: string
  date: Date
  from: Mailbox
  to: Mailbox
  replyTo: string | null
  subject: string
  html: string
  text: string
  headers: Record<string, string>
  attachments: OutgoingFile[]
}

/** What became of one attempt. A refusal is an everyday answer, not an exception. */
export type DeliveryResult = { state: 'accepted' } | DeliveryFailure

/**
 * Waited for when all of the letter but its end has been sent. Until then the server cannot have taken it; from then
 * on only its answer tells. A note that fails keeps the end back, and so the letter.
 */
type BeforeFinalByte = () => Promise<void>

export type Mailer = {
  send(email: OutgoingEmail, beforeFinalByte: BeforeFinalByte): Promise<DeliveryResult>
  close(): void
}

/** In milliseconds; parameters of SMTP_URL (`?socketTimeout=60000`) come before these. */
export type SmtpTimeouts = { connection: number; greeting: number; socket: number }
const TIMEOUTS: SmtpTimeouts = { connection: 10_000, greeting: 10_000, socket: 30_000 }

/** The mail server of `SMTP_URL`; without one there is no mailer. A connection per letter, unless it says `?pool=true`. */
export function openMailer({ SMTP_URL }: Pick<Env, 'SMTP_URL'>, timeouts = TIMEOUTS): Mailer | undefined {
  if (!SMTP_URL) return undefined
  const transport = createTransport({
    url: SMTP_URL,
    dnsTimeout: timeouts.connection,
    connectionTimeout: timeouts.connection,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.socket,
    // A letter consists of what is in it; nothing it says may fetch a file or an address from here.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const finalByteHooks = new Map<string, BeforeFinalByte>()
  transport.use('stream', (mail, done) => {
    // A pool that makes a second attempt by itself asks for another stream: the note is the same.
    mail.message.processFunc((content) => withBeforeFinalByte(content, finalByteHooks.get(mail.message.messageId())!))
    done()
  })
  return {
    async send(email, beforeFinalByte) {
      if (!isOneAddress(email.to.address)) return { state: 'refused', errorCode: 'notAnAddress', serverMessage: '' }
      const content = compose(email)
      let isHandedOver = false
      finalByteHooks.set(content.messageId, async () => {
        if (isHandedOver) throw new Error('handed over already, without an answer')
        await beforeFinalByte()
        isHandedOver = true
      })
      try {
        await transport.sendMail(content)
        return { state: 'accepted' }
      } catch (failure) {
        return toDeliveryFailure(failure as Error, SMTP_URL, isHandedOver)
      } finally {
        finalByteHooks.delete(content.messageId)
      }
    },
    close: () => transport.close(),
  }
}

/**
 * Lets everything through, and keeps the end back until it has been noted: the final dot leaves after it. Nothing is
 * read ahead, so the note is not made while the server still thinks about the reader.
 */
function withBeforeFinalByte(content: Readable, beforeFinalByte: BeforeFinalByte): Readable {
  return Readable.from(
    (async function* () {
      yield* content
      await beforeFinalByte()
    })(),
  )
}

function compose({ messageId, date, from, to, replyTo, subject, html, text, headers, attachments }: OutgoingEmail) {
  const invite = attachments.find(({ method }) => method)
  return {
    messageId: `<${sanitizeHeaderValue(messageId)}>`,
    date,
    from: mailboxHeader(from),
    to: mailboxHeader(to),
    ...(replyTo && isOneAddress(replyTo) ? { replyTo: mailboxHeader({ address: replyTo }) } : {}),
    subject: sanitizeHeaderValue(subject),
    html,
    text,
    headers: sanitizeHeaders({ 'Auto-Submitted': 'auto-generated', ...headers }),
    attachments: attachments.filter((file) => file !== invite).map(attachmentOf),
    ...(invite ? { icalEvent: { ...attachmentOf(invite), method: invite.method } } : {}),
  }
}

function mailboxHeader({ address, name = '' }: Mailbox) {
  return { address: sanitizeHeaderValue(address), name: sanitizeHeaderValue(name) }
}

/** No list, no name, no comment: a letter has one reader, whatever was typed where an address belongs. */
function isOneAddress(text: string): boolean {
  return /^[^\s<>()[\]\\,;:"@]+@[^\s<>()[\]\\,;:"@]+$/.test(text)
}

function attachmentOf({ filename, contentType, content }: OutgoingFile) {
  return {
    filename: sanitizeHeaderValue(filename),
    contentType: sanitizeHeaderValue(contentType),
    content: Buffer.from(content, 'base64'),
  }
}

function sanitizeHeaders(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [sanitizeHeaderValue(name), sanitizeHeaderValue(value)]),
  )
}

/** A header ends where its line ends: a line break in a name or a subject would begin a header of somebody's choice. */
function sanitizeHeaderValue(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not get through
  return text.replace(/[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g, ' ').trim()
}
