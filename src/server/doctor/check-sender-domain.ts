import { Resolver } from 'node:dns/promises'
import { networkInterfaces } from 'node:os'
import { INTERNAL_NETWORKS } from '#platform/server/outbound/forbidden-networks.ts'
import { type Diagnosis, diagnosesOf } from './diagnosis.ts'
import { evaluateSenderPolicy, textRecords } from './sender-policy.ts'

const { ok, warning, problem, skipped } = diagnosesOf('mail')
const DNS_TIMEOUT_MS = 3000
/** Names under which mail providers publish their DKIM keys. A key under another name cannot be found by a lookup. */
const DKIM_SELECTORS = [
  ...['default', 'dkim', 'mail', 'email', 'smtp', 'key1', 's1', 's2', 'k1', 'k2', 'k3', 'sel1', 'sel2'],
  ...['selector1', 'selector2', 'google', 'zmail', 'zoho', 'fm1', 'fm2', 'protonmail', 'mailjet', 'brevo1', 'pm'],
  ...['mg', 'mta', 'mx', 'ovh', 'x', 'hostingermail1', 'dkim1', 'dkim2'],
]

type SenderCheck = {
  domain: string
  /** The mail server is on this machine, so receivers see an address of this machine. */
  sendsFromHere: boolean
  dnsServers?: string[]
  addresses?: string[]
}

/** What receivers look up about the domain of the sender: SPF, DKIM and DMARC. */
export async function checkSenderDomain({
  domain,
  sendsFromHere,
  dnsServers = [],
  addresses = publicAddresses(),
}: SenderCheck): Promise<Diagnosis[]> {
  const resolver = new Resolver({ timeout: DNS_TIMEOUT_MS, tries: 1 })
  if (dnsServers.length > 0) resolver.setServers(dnsServers)
  try {
    return [
      await checkSpf(resolver, domain),
      await checkDkim(resolver, domain),
      await checkDmarc(resolver, domain),
      ...(sendsFromHere ? await checkThisMachine(resolver, domain, addresses) : []),
    ]
  } catch (failure) {
    const { code, message } = failure as NodeJS.ErrnoException
    return [skipped(`SPF, DKIM and DMARC of ${domain} cannot be looked up (${code ?? message}).`)]
  }
}

async function checkSpf(resolver: Resolver, domain: string): Promise<Diagnosis> {
  const record = (await textRecords(resolver, domain)).find((text) => /^v=spf1\b/i.test(text))
  if (!record)
    return warning(
      `The domain ${domain} of the sender has no SPF record, so emails may be marked as spam: add the one that your mail provider names.`,
    )
  return /^v=spf1\s+-all\s*$/i.test(record)
    ? problem(
        `The SPF record of ${domain} says that the domain sends no emails, so they are refused: replace it by the one that your mail provider names.`,
      )
    : ok(`The domain ${domain} has an SPF record.`)
}

async function checkDkim(resolver: Resolver, domain: string): Promise<Diagnosis> {
  const answers = await Promise.all(
    DKIM_SELECTORS.map(async (selector) => {
      const records = await textRecords(resolver, `${selector}._domainkey.${domain}`)
      // An empty `p=` is a revoked key.
      return records.some((record) => /(?:^|;)\s*p=[^;\s]/i.test(record)) ? [selector] : []
    }),
  )
  const [found] = answers.flat()
  if (found) return ok(`The domain ${domain} has a DKIM key (${found}).`)
  return warning(
    `The domain ${domain} has no DKIM key under the usual names, so large providers may refuse its emails: add the one that your mail provider names, unless it uses a name of its own.`,
  )
}

/** A domain without a record of its own has that of the domain above it. */
async function checkDmarc(resolver: Resolver, domain: string): Promise<Diagnosis> {
  const labels = domain.split('.')
  for (let first = 0; first < labels.length - 1; first++) {
    const name = labels.slice(first).join('.')
    const records = await textRecords(resolver, `_dmarc.${name}`)
    const record = records.find((text) => /^v=DMARC1\s*;/i.test(text))
    if (record) return ok(`The domain ${name} has a DMARC record (p=${/;\s*p=(\w+)/i.exec(record)?.[1] ?? 'none'}).`)
  }
  return warning(
    `The domain ${domain} has no DMARC record, so large providers may refuse its emails: add _dmarc.${domain} TXT "v=DMARC1; p=none".`,
  )
}

async function checkThisMachine(resolver: Resolver, domain: string, addresses: string[]): Promise<Diagnosis[]> {
  if (addresses.length === 0)
    return [
      skipped(
        'Mail leaves from this machine, whose public address is not known here: use the mail server of a provider.',
      ),
    ]
  return (await Promise.all(addresses.map((address) => checkAddress(resolver, domain, address)))).flat()
}

async function checkAddress(resolver: Resolver, domain: string, address: string): Promise<Diagnosis[]> {
  const policy = await evaluateSenderPolicy(resolver, domain, address)
  const names = await resolver.reverse(address).catch(() => [])
  const remedy = 'or use the mail server of a provider'
  const refused = policy === 'fail' || policy === 'softfail'
  return [
    ...(refused
      ? [
          problem(
            `Mail from this machine (${address}) will be refused: the SPF record of ${domain} does not name it. Add it there, ${remedy}.`,
          ),
        ]
      : []),
    ...(names.length === 0
      ? [
          problem(
            `Mail from this machine (${address}) will be refused by large providers: the address has no name in DNS (PTR). Set it at your hosting provider, ${remedy}.`,
          ),
        ]
      : []),
    ...(!refused && names.length > 0 ? [ok(`Mail from this machine (${address}, ${names[0]}) may be sent.`)] : []),
  ]
}

function publicAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(
      ({ internal, address, family }) =>
        !internal && !INTERNAL_NETWORKS.check(address, family === 'IPv6' ? 'ipv6' : 'ipv4'),
    )
    .map(({ address }) => address)
}
