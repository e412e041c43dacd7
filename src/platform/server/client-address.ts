import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'
import type { HonoRequest } from 'hono'

/** A proxy of ours lives on this machine or in the private network around it. */
const NEAR = new BlockList()
for (const [net, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  NEAR.addSubnet(net, bits, 'ipv4')
NEAR.addAddress('::1', 'ipv6')
NEAR.addSubnet('fc00::', 7, 'ipv6')

/**
 * Who is on the other end of the line. A header can be written by anybody, so it is believed only when it comes from
 * a proxy nearby, and then only the part that this proxy added.
 */
export function clientAddress({ req, env }: { req: HonoRequest; env: unknown }): string {
  const incoming = (env as { incoming?: IncomingMessage } | undefined)?.incoming
  const peer = (incoming?.socket.remoteAddress ?? '127.0.0.1').replace(/^::ffff:/, '')
  const told = req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
  return told && NEAR.check(peer, isIPv6(peer) ? 'ipv6' : 'ipv4') ? told : peer
}
