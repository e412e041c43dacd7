import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import { expectDefined } from '#kernel/app-error.ts'
import { assertNoTransaction } from '../database/transaction-scope.ts'
import { withSpan } from '../tracing/tracing.ts'
import { type DeliveryFailure, redactReply, toDeliveryFailure } from './delivery-failure.ts'
import { isMailPort, openRestrictedSocket } from './restricted-socket.ts'

type Mailbox = { address: string; name?: string }

/** `content` is base64. `method` makes it a calendar invite: an alternative part as well as a file. */
type OutgoingFile = { filename: string; contentType: string; content: string; method?: 'REQUEST' | 'CANCEL' }

export type OutgoingEmail = {
  /** Message-ID without the angle brackets. */
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

/** Result of one attempt. A rejection is a result, not an exception. */
export type DeliveryResult = { state: 'accepted'; serverMessage: string } | DeliveryFailure

/**
 * Awaited before the final byte is sent. Until then the server cannot have accepted the email; afterwards only its
 * response tells. If the callback fails, the final byte is not sent.
 */
type BeforeFinalByte = () => Promise<void>

export type Mailer = {
  send(email: OutgoingEmail, beforeFinalByte: BeforeFinalByte): Promise<DeliveryResult>
  /** Connects and authenticates without sending. Undefined when both succeed. */
  verify(): Promise<DeliveryFailure | undefined>
  close(): void
}

/** Milliseconds; parameters of the URL (`?socketTimeout=60000`) override these. */
export type SmtpTimeouts = { connection: number; greeting: number; socket: number }
const TIMEOUTS: SmtpTimeouts = { connection: 10_000, greeting: 10_000, socket: 30_000 }

type MailerOptions = {
  requireTLS?: boolean
  /** The server was set in the admin area: forbidden addresses are refused, and replies shown for mail ports only. */
  isRestricted?: boolean
}

/** Mailer for an SMTP URL. One connection per email, unless the URL has `?pool=true`. */
export function openMailer(
  smtpUrl: string,
  timeouts = TIMEOUTS,
  { isRestricted, ...options }: MailerOptions = {},
): Mailer {
  const hidesReplies = isRestricted && !isMailPort(smtpUrl)
  const transport = createTransport({
    url: smtpUrl,
    ...options,
    ...(isRestricted ? { getSocket: openRestrictedSocket } : {}),
    dnsTimeout: timeouts.connection,
    connectionTimeout: timeouts.connection,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.socket,
    // Content must not reference files or URLs that nodemailer would fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const finalByteHooks = new Map<string, BeforeFinalByte>()
  transport.use('stream', (mail, done) => {
    // A pool that retries opens another stream: the callback is the same.
    const hook = expectDefined(finalByteHooks.get(mail.message.messageId()), 'callback of the email')
    mail.message.processFunc((content) => withBeforeFinalByte(content, hook))
    done()
  })
  return {
    async send(email, beforeFinalByte) {
      assertNoTransaction('the mail server')
      return withSpan(
        'client',
        'send email',
        { 'server.address': URL.parse(smtpUrl)?.hostname ?? '' },
        async (span) => {
          const result = withoutReply(await send(email, beforeFinalByte))
          span.set({ 'cyaan.delivery': result.state })
          if (result.state !== 'accepted') span.fail(result.errorCode)
          return result
        },
      )
    },
    async verify() {
      assertNoTransaction('the mail server')
      try {
        await transport.verify()
        return undefined
      } catch (failure) {
        return withoutReply(toDeliveryFailure(failure as Error, smtpUrl))
      }
    },
    close: () => transport.close(),
  }

  function withoutReply<Result extends DeliveryResult>(result: Result): Result {
    return hidesReplies ? { ...result, serverMessage: '' } : result
  }

  async function send(email: OutgoingEmail, beforeFinalByte: BeforeFinalByte): Promise<DeliveryResult> {
    if (!isOneAddress(email.to.address)) return { state: 'refused', errorCode: 'notAnAddress', serverMessage: '' }
    const content = compose(email)
    let isHandedOver = false
    finalByteHooks.set(content.messageId, async () => {
      if (isHandedOver) throw new Error('the final byte was already sent, without a response')
      await beforeFinalByte()
      isHandedOver = true
    })
    try {
      const { response } = await transport.sendMail(content)
      return { state: 'accepted', serverMessage: redactReply(response, smtpUrl) }
    } catch (failure) {
      return toDeliveryFailure(failure as Error, smtpUrl, isHandedOver)
    } finally {
      finalByteHooks.delete(content.messageId)
    }
  }
}

/**
 * Passes everything through but holds the final chunk until `beforeFinalByte` resolves. Nothing is read ahead, so that
 * the callback does not run while the server still processes RCPT.
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

/** A single plain address: no list, display name or comment, whatever the user typed. */
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

/** Header injection: a line break in a name or subject would start another header. */
function sanitizeHeaderValue(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not get through
  return text.replace(/[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g, ' ').trim()
}
