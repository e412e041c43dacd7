import { connect, type Socket } from 'node:net'
import { METADATA_NETWORKS } from '../outbound/forbidden-networks.ts'

/** Ports on which mail servers accept emails. */
const MAIL_PORTS = ['25', '465', '587', '2525']

/** Codes of nodemailer, which `toDeliveryFailure` knows. */
const CODES: { [code: string]: string } = {
  ERR_IP_BLOCKED: 'EFORBIDDEN',
  ENOTFOUND: 'EDNS',
  EAI_AGAIN: 'EDNS',
  ETIMEDOUT: 'ETIMEDOUT',
}

type SocketOptions = { host?: string; port?: number | string; connectionTimeout?: number }
type Callback = (error: Error | null, socket?: { connection: Socket }) => void

/**
 * Opens the connection for nodemailer. SSRF: the address is checked after DNS, when the socket connects to it. Private
 * networks and loopback are allowed, because mail servers may be there.
 */
export function openRestrictedSocket({ host = '', port, connectionTimeout }: SocketOptions, done: Callback): void {
  const socket = connect({ host, port: Number(port), blockList: METADATA_NETWORKS })
  const timer = setTimeout(
    fail,
    connectionTimeout,
    Object.assign(new Error('Connection timeout'), { code: 'ETIMEDOUT' }),
  )
  socket.once('error', fail)
  socket.once('connect', () => {
    clearTimeout(timer)
    socket.removeListener('error', fail)
    done(null, { connection: socket })
  })

  function fail(error: Error & { code?: string; errors?: { code?: string }[] }): void {
    clearTimeout(timer)
    socket.destroy()
    // With several addresses there is an error for each.
    const code = error.errors?.[0]?.code ?? error.code ?? ''
    done(Object.assign(error, { code: CODES[code] ?? 'ESOCKET' }))
  }
}

/** The reply of another service than a mail server must not be readable: the form would show its contents. */
export function isMailPort(smtpUrl: string): boolean {
  const { port, protocol } = new URL(smtpUrl)
  return MAIL_PORTS.includes(port || (protocol === 'smtps:' ? '465' : '587'))
}
