import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv4, isIPv6, SocketAddress } from 'node:net'
import type { HonoRequest } from 'hono'

type Call = { req: HonoRequest; env: unknown; var: { ctx: { env: { TRUSTED_PROXIES: BlockList } } } }

/** Client IP address: the TCP peer, or the address that a trusted proxy reports in `X-Forwarded-For`. */
export function clientAddress({ req, env, var: { ctx } }: Call): string {
  const incoming = (env as { incoming?: IncomingMessage } | undefined)?.incoming
  const peer = incoming?.socket.remoteAddress ?? '127.0.0.1'
  return forwardedAddress(peer, req.header('x-forwarded-for'), ctx.env.TRUSTED_PROXIES)
}

/**
 * Each proxy appends the address it was called from, so only entries to the right of the last trusted proxy can be
 * trusted: the header is read from the right up to the first address that is not a trusted proxy.
 */
export function forwardedAddress(peer: string, header: string | undefined, trusted: BlockList): string {
  let address = normalized(peer)
  const entries = header?.split(',') ?? []
  while (trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')) {
    const next = entries.pop()?.trim() ?? ''
    if (isIP(next) === 0) break
    address = normalized(next)
  }
  return address
}

/** A list such as `10.0.0.2, 192.168.0.0/16, fd00::/8`; undefined when an entry is not an address or a network. */
export function parseNetworks(list: string): BlockList | undefined {
  const networks = new BlockList()
  for (const entry of list.split(',')) {
    const [address = '', bits, ...rest] = entry.trim().split('/')
    const family = isIPv4(address) ? 'ipv4' : isIPv6(address) ? 'ipv6' : undefined
    const maxBits = family === 'ipv4' ? 32 : 128
    if (!family || rest.length > 0 || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= maxBits)))
      return
    networks.addSubnet(address, bits === undefined ? maxBits : Number(bits), family)
  }
  return networks
}

/** Rate limit key: an IPv4 address, or the /64 network that is usually assigned to one IPv6 customer. */
export function rateLimitAddress(address: string): string {
  return isIPv6(address) ? network(address, 64) : address
}

/** Truncated for storage: /24 for IPv4, /48 for IPv6. Identifies a provider or an office, not a person. */
export function truncatedAddress(address: string): string {
  return isIPv6(address) ? network(address, 48) : address.replace(/\.\d+$/, '.0/24')
}

/** IPv4-mapped IPv6 (`::ffff:192.0.2.1`) becomes IPv4, and a zone index (`%eth0`) is removed. */
function normalized(address: string): string {
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain)) return plain
  return new SocketAddress({ address: plain, family: 'ipv6' }).address.replace(/^::ffff:(?=[\d.]+$)/, '')
}

/** `bits` is a multiple of 16. */
function network(ipv6: string, bits: number): string {
  const groups = groupsOf(ipv6).fill(0, bits / 16)
  const { hostname } = new URL(`http://[${groups.map((group) => group.toString(16)).join(':')}]`)
  return `${hostname.slice(1, -1)}/${bits}`
}

/** The eight 16-bit groups. The URL parser normalizes every spelling to hexadecimal with at most one `::`. */
function groupsOf(ipv6: string): number[] {
  const [head = '', tail] = new URL(`http://[${ipv6}]`).hostname.slice(1, -1).split('::')
  const parse = (part: string) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)))
  const [first, last] = [parse(head), parse(tail ?? '')]
  return [...first, ...new Array<number>(8 - first.length - last.length).fill(0), ...last]
}
