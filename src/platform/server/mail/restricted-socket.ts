import { connect, type Socket } from 'node:net'
import { expectDefined } from '#kernel/app-error.ts'
import { parseNetworks } from '../client-address.ts'

/** Ports on which mail servers accept emails. */
const MAIL_PORTS = ['25', '465', '587', '2525']

/**
 * SSRF: link-local addresses and the metadata services of cloud providers, which hand out credentials. Also inside NAT64
 * and 6to4. Private networks and loopback are allowed, because mail servers may be there.
 */
const FORBIDDEN_NETWORKS = expectDefined(
  parseNetworks(
    `169.254.0.0/16, fe80::/10, 64:ff9b::a9fe:0/112, 2002:a9fe::/32,
   fd00:ec2::/32, fd20:ce::/64, 100.100.100.200, 192.0.0.192, 168.63.129.16`,
  ),
  'networks',
)

/** Codes of nodemailer, which `toDeliveryFailure` knows. */
const CODES: { [code: string]: string } = {
  ERR_IP_BLOCKED: 'EFORBIDDEN',
  ENOTFOUND: 'EDNS',
  EAI_AGAIN: 'EDNS',
  ETIMEDOUT: 'ETIMEDOUT',
}

type SocketOptions = { host?: string; port?: number | string; connectionTimeout?: number }
type Callback = (error: Error | null, socket?: { connection: Socket }) => void

/** Opens the connection for nodemailer. The address is checked after DNS, when the socket connects to it. */
export function openRestrictedSocket({ host = '', port, connectionTimeout }: SocketOptions, done: Callback): void {
  const socket = connect({ host, port: Number(port), blockList: FORBIDDEN_NETWORKS })
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
