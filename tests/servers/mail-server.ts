import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { closeAfterTest } from './close-after-test.ts'

export type ReceivedEmail = { from: string; to: string[]; raw: string; mail: ParsedMail }

/** Behaviour of the server; a handler that throws or calls back with an error rejects. */
type ServerBehaviour = Pick<SMTPServerOptions, 'onConnect' | 'onMailFrom' | 'onRcptTo' | 'disabledCommands'> & {
  /** After the whole email was received; throwing rejects it. */
  onMessage?: (email: ReceivedEmail) => void | Promise<void>
  user?: string
  password?: string
  /** On the port of mail servers, at a loopback address of its own. */
  isOnMailPort?: boolean
}

/** An SMTP error response. */
export function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}

/** A real SMTP server. Stores every accepted email, also when the client closed before the response. */
export async function mailServer({ onMessage, user, password, isOnMailPort, ...behaviour }: ServerBehaviour = {}) {
  const received: ReceivedEmail[] = []
  const server = new SMTPServer({
    logger: false,
    disabledCommands: user ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    authOptional: user === undefined,
    allowInsecureAuth: true,
    closeTimeout: 100,
    onAuth: (auth, _, done) =>
      auth.username === user && auth.password === password
        ? done(null, { user })
        : done(smtpError(535, `5.7.8 Wrong user or password (${auth.password})`)),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk) => chunks.push(chunk))
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks).toString('utf8')
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        const email = { from, to: envelope.rcptTo.map(({ address }) => address), raw, mail: await simpleParser(raw) }
        try {
          await onMessage?.(email)
          received.push(email)
          done()
        } catch (error) {
          done(error as Error)
        }
      })
    },
    ...behaviour,
  })
  server.on('error', () => {}) // a client that disconnected
  const host = isOnMailPort ? `127.${[...randomBytes(3)].join('.')}` : '127.0.0.1'
  server.listen(isOnMailPort ? 2525 : 0, host)
  await once(server.server, 'listening')
  const { port } = server.server.address() as { port: number }
  const close = () => new Promise<void>((resolve) => server.close(resolve))
  await closeAfterTest(close)
  const url = (name = user, word = password) =>
    name ? `smtp://${encodeURIComponent(name)}:${encodeURIComponent(word!)}@${host}:${port}` : `smtp://${host}:${port}`
  return { received, url, host, port, close }
}
