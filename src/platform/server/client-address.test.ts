import { expect, test } from 'vitest'
import { forwardedAddress, parseNetworks, rateLimitAddress, truncatedAddress } from './client-address.ts'
import { readEnv } from './env.ts'

const LOOPBACK = readEnv({}).TRUSTED_PROXIES
const NETWORK = readEnv({ TRUSTED_PROXIES: '10.0.0.2, 192.168.0.0/16,fd00::/8' }).TRUSTED_PROXIES
/** The network of the proxy, and the address of the app that `fly ips list` prints. */
const FLY = readEnv({ TRUSTED_PROXIES: '172.16.0.0/12,66.241.125.9' }).TRUSTED_PROXIES

test.each([
  ['a visitor writes the header', '203.0.113.7', '198.51.100.1', LOOPBACK, '203.0.113.7'],
  ['a private peer is no proxy by default', '10.0.0.9', '198.51.100.1', LOOPBACK, '10.0.0.9'],
  ['a neighbour of the trusted proxy', '10.0.0.9', '198.51.100.1', NETWORK, '10.0.0.9'],
  ['the list replaces the default', '127.0.0.1', '198.51.100.1', NETWORK, '127.0.0.1'],
  ['no header', '127.0.0.1', undefined, LOOPBACK, '127.0.0.1'],
  ['a proxy on this machine', '127.0.0.1', '198.51.100.1', LOOPBACK, '198.51.100.1'],
  ['by IPv6', '::1', '198.51.100.1', LOOPBACK, '198.51.100.1'],
  ['IPv4 in IPv6', '::ffff:127.0.0.1', '::ffff:198.51.100.1', LOOPBACK, '198.51.100.1'],
  ['the same in hexadecimal', '::ffff:7f00:1', '::FFFF:C633:6401', LOOPBACK, '198.51.100.1'],
  ['the visitor wrote the first entry', '127.0.0.1', '1.1.1.1, 198.51.100.1', LOOPBACK, '198.51.100.1'],
  ['two trusted proxies', '10.0.0.2', '1.1.1.1, 198.51.100.1, 192.168.4.4', NETWORK, '198.51.100.1'],
  ['a client inside the trusted network', '10.0.0.2', '192.168.4.5,192.168.4.4', NETWORK, '192.168.4.5'],
  ['IPv6 networks', 'fd00::5', '2001:DB8::1', NETWORK, '2001:db8::1'],
  ['Fly: the last entry is the app itself', '172.16.5.2', '1.1.1.1, 198.51.100.1, 66.241.125.9', FLY, '198.51.100.1'],
  ['a zone index', 'fe80::1%eth0', '198.51.100.1', LOOPBACK, 'fe80::1'],
])('%s', (_, peer, header, trusted, expected) => {
  expect(forwardedAddress(peer, header, trusted)).toBe(expected)
})

test.each(['unknown', '_hidden', '', '1.2.3.4:80', '[::1]', '1.2.3', "1' or 1=1", '1.1.1.1,unknown'])(
  'an invalid X-Forwarded-For entry (%s) falls back to the TCP peer',
  (header) => expect(forwardedAddress('127.0.0.1', header, LOOPBACK)).toBe('127.0.0.1'),
)

test('rate limits use the IPv6 /64, storage the /48; IPv4 addresses and their /24', () => {
  const spellings = ['2001:db8:1:2::1', '2001:0DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2:0:0:1.2.3.4']
  expect(new Set(spellings.map(rateLimitAddress))).toEqual(new Set(['2001:db8:1:2::/64']))
  expect(rateLimitAddress('2001:db8:1:3::1')).not.toBe(rateLimitAddress('2001:db8:1:2::1'))
  expect(truncatedAddress('2001:db8:1:2::1')).toBe('2001:db8:1::/48')
  expect(truncatedAddress('2001:db8:0:2::1')).toBe('2001:db8::/48')
  expect(truncatedAddress('::1')).toBe('::/48')
  expect([rateLimitAddress('198.51.100.17'), truncatedAddress('198.51.100.17')]).toEqual([
    '198.51.100.17',
    '198.51.100.0/24',
  ])
})

test.each(['', 'proxy', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '::/129', '10.0.0.0/-1', '10.0.0.1,,'])(
  '"%s" is not a list of networks',
  (list) => expect(parseNetworks(list)).toBeUndefined(),
)
