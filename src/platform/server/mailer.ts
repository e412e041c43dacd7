import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import type { Env } from './env.ts'
import { type Refusal, toRefusal } from './mail-refusal.ts'

type Person = { address: string; name?: string }

/** `content` is base64. `method` makes it a calendar invite: an alternative part as well as a file. */
type OutgoingFile = { filename: string; contentType: string; content: string; method?: 'REQUEST' | 'CANCEL' }

export type Outgoing = {
  /** Without the brackets. */
  messageId: string
  date: Date
  from: Person
  to: Person
  replyTo: string | null
  subject: string
  html: string
  text: string
  headers: Record<string, string>
  attachments: OutgoingFile[]
}

/** What became of one attempt. A refusal is an everyday answer, not an exception. */
export type Delivery = { state: 'accepted' } | Refusal

/**
 * Waited for when all of the letter but its end has been sent. Until then the server cannot have taken it; from then
 * on only its answer tells. A note that fails keeps the end back, and so the letter.
 */
type NoteEnd = () => Promise<void>

export type Mailer = {
  send(letter: Outgoing, noteEnd: NoteEnd): Promise<Delivery>
  close(): void
}

/** In milliseconds; parameters of SMTP_URL (`?socketTimeout=60000`) come before these. */
export type Timeouts = { connection: number; greeting: number; socket: number }
const TIMEOUTS: Timeouts = { connection: 10_000, greeting: 10_000, socket: 30_000 }

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
  const ends = new Map<string, NoteEnd>()
  transport.use('stream', (mail, done) => {
    // A pool that makes a second attempt by itself asks for another stream: the note is the same.
    mail.message.processFunc((content) => endingWith(content, ends.get(mail.message.messageId())!))
    done()
  })
  return {
    async send(letter, noteEnd) {
      if (!isOneAddress(letter.to.address)) return { state: 'refused', trouble: 'notAnAddress', words: '' }
      const content = compose(letter)
      let isHandedOver = false
      ends.set(content.messageId, async () => {
        if (isHandedOver) throw new Error('handed over already, without an answer')
        await noteEnd()
        isHandedOver = true
      })
      try {
        await transport.sendMail(content)
        return { state: 'accepted' }
      } catch (failure) {
        return toRefusal(failure as Error, SMTP_URL, isHandedOver)
      } finally {
        ends.delete(content.messageId)
      }
    },
    close: () => transport.close(),
  }
}

/**
 * Lets everything through, and keeps the end back until it has been noted: the final dot leaves after it. Nothing is
 * read ahead, so the note is not made while the server still thinks about the reader.
 */
function endingWith(content: Readable, noteEnd: NoteEnd): Readable {
  return Readable.from(
    (async function* () {
      yield* content
      await noteEnd()
    })(),
  )
}

function compose({ messageId, date, from, to, replyTo, subject, html, text, headers, attachments }: Outgoing) {
  const invite = attachments.find(({ method }) => method)
  return {
    messageId: `<${oneLine(messageId)}>`,
    date,
    from: personLine(from),
    to: personLine(to),
    ...(replyTo && isOneAddress(replyTo) ? { replyTo: personLine({ address: replyTo }) } : {}),
    subject: oneLine(subject),
    html,
    text,
    headers: oneLineEach({ 'Auto-Submitted': 'auto-generated', ...headers }),
    attachments: attachments.filter((file) => file !== invite).map(fileOf),
    ...(invite ? { icalEvent: { ...fileOf(invite), method: invite.method } } : {}),
  }
}

function personLine({ address, name = '' }: Person) {
  return { address: oneLine(address), name: oneLine(name) }
}

/** No list, no name, no comment: a letter has one reader, whatever was typed where an address belongs. */
function isOneAddress(text: string): boolean {
  return /^[^\s<>()[\]\\,;:"@]+@[^\s<>()[\]\\,;:"@]+$/.test(text)
}

function fileOf({ filename, contentType, content }: OutgoingFile) {
  return { filename: oneLine(filename), contentType: oneLine(contentType), content: Buffer.from(content, 'base64') }
}

function oneLineEach(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [oneLine(name), oneLine(value)]))
}

/** A header ends where its line ends: a line break in a name or a subject would begin a header of somebody's choice. */
function oneLine(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not get through
  return text.replace(/[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g, ' ').trim()
}
