import type { BlockList } from 'node:net'
import { expectDefined } from '#kernel/app-error.ts'
import { parseNetworks } from '../client-address.ts'

/** Link-local addresses and the metadata services of cloud providers, which hand out credentials. Also inside NAT64 and 6to4. */
export const METADATA_NETWORKS = networks(
  `169.254.0.0/16, fe80::/10, 64:ff9b::a9fe:0/112, 2002:a9fe::/32,
   fd00:ec2::/32, fd20:ce::/64, 100.100.100.200, 192.0.0.192, 168.63.129.16`,
)

/**
 * Every address that is not public: the special-purpose registries of IANA (RFC 6890). IPv4-mapped IPv6 addresses are
 * checked as IPv4 by `BlockList`; translations of IPv4 (NAT64, 6to4, Teredo) are refused as a whole, because they can hold
 * an internal address.
 */
export const INTERNAL_NETWORKS = networks(
  `0.0.0.0/8, 10.0.0.0/8, 100.64.0.0/10, 127.0.0.0/8, 169.254.0.0/16, 172.16.0.0/12, 192.0.0.0/24, 192.0.2.0/24,
   192.31.196.0/24, 192.52.193.0/24, 192.88.99.0/24, 192.168.0.0/16, 192.175.48.0/24, 198.18.0.0/15, 198.51.100.0/24,
   203.0.113.0/24, 224.0.0.0/4, 240.0.0.0/4, 168.63.129.16,
   ::/96, 64:ff9b::/96, 64:ff9b:1::/48, 100::/64, 2001::/23, 2001:db8::/32, 2002::/16, 2620:4f:8000::/48, 3fff::/20,
   5f00::/16, fc00::/7, fe80::/10, fec0::/10, ff00::/8`,
)

function networks(list: string): BlockList {
  return expectDefined(parseNetworks(list), 'networks')
}
