import { expect, test } from 'vitest'
import { dnsServer } from '#tests/servers/dns-server.ts'
import { checkSenderDomain } from './check-sender-domain.ts'

const DOMAIN = 'mail.example.com'
const HERE = '203.0.113.7'
const KEY = { [`s1._domainkey.${DOMAIN}`]: 'v=DKIM1; k=rsa; p=MIGf' }
const DMARC = { [`_dmarc.${DOMAIN}`]: 'v=DMARC1; p=reject' }

async function check(records: Record<string, string>, addresses?: string[]) {
  const dnsServers = [await dnsServer(records)]
  const options = addresses ? { sendsFromHere: true, addresses } : { sendsFromHere: false }
  return (await checkSenderDomain({ domain: DOMAIN, dnsServers, ...options })).map(
    ({ status, text }) => `${status}: ${text}`,
  )
}

test('a domain with SPF, DKIM and DMARC passes; the policy of the domain above it counts', async () => {
  const records = { [DOMAIN]: 'v=spf1 include:_spf.example.net -all', ...KEY, '_dmarc.example.com': 'v=DMARC1; p=none' }
  expect(await check(records)).toEqual([
    `ok: The domain ${DOMAIN} has an SPF record.`,
    `ok: The domain ${DOMAIN} has a DKIM key (s1).`,
    'ok: The domain example.com has a DMARC record (p=none).',
  ])
})

test('what is missing is a warning each; a revoked key is none, and a domain that sends nothing is a problem', async () => {
  const revoked = { [`s1._domainkey.${DOMAIN}`]: 'v=DKIM1; p=' }
  const found = await check({ [DOMAIN]: 'v=spf1 -all', ...revoked })
  expect(found).toEqual([
    expect.stringMatching(/^problem: .* says that the domain sends no emails/),
    expect.stringMatching(/^warning: .* no DKIM key/),
    expect.stringMatching(/^warning: .* no DMARC record.*_dmarc\.mail\.example\.com TXT/),
  ])
})

test('mail from a machine that SPF does not name is refused; one that it names needs a name of its own', async () => {
  const spf = (record: string) => ({ [DOMAIN]: record, ...KEY, ...DMARC })
  const refused = await check(spf('v=spf1 ip4:198.51.100.0/24 -all'), [HERE])
  expect(refused).toContainEqual(expect.stringMatching(`problem: .*${HERE}.* will be refused: the SPF record`))
  const included = {
    ...spf('v=spf1 include:_spf.example.net ~all'),
    '_spf.example.net': 'v=spf1 ip4:203.0.113.0/28 -all',
  }
  const named = await check(included, [HERE])
  expect(named.join()).not.toContain('SPF record of')
  expect(named).toContainEqual(expect.stringMatching(/problem: .*no name in DNS/))
  expect(await check(included, [])).toContainEqual(expect.stringMatching(/^skipped: Mail leaves from this machine/))
})
