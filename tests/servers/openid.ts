// An OpenID provider that accepts any identity: its login page asks for the user. Replaces Google.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import Provider, { type AccountClaims, type Configuration, interactionPolicy } from 'oidc-provider'

const { OPENID_PORT, OPENID_CLIENT_ID, OPENID_CLIENT_SECRET, OPENID_REDIRECT } = process.env
const people = new Map<string, AccountClaims>()

const prompts = interactionPolicy.base()
prompts.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)

const configuration: Configuration = {
  clients: [{ client_id: OPENID_CLIENT_ID!, client_secret: OPENID_CLIENT_SECRET!, redirect_uris: [OPENID_REDIRECT!] }],
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name', 'name'] },
  conformIdTokenClaims: false,
  cookies: { keys: ['only for tests'] },
  features: { devInteractions: { enabled: false } },
  findAccount: (_, id) => (people.has(id) ? { accountId: id, claims: async () => people.get(id)! } : undefined),
  interactions: { policy: prompts, url: (_, { uid }) => `/interaction/${uid}` },
  loadExistingGrant: grantEverything,
}
const provider = new Provider(`http://127.0.0.1:${OPENID_PORT}`, configuration)
const handleRequest = provider.callback()

/** Consent is granted automatically. */
async function grantEverything({ oidc }: Parameters<NonNullable<Configuration['loadExistingGrant']>>[0]) {
  const grant = new provider.Grant({ clientId: oidc.client!.clientId, accountId: oidc.session!.accountId! })
  grant.addOIDCScope('openid email profile')
  await grant.save()
  return grant
}

createServer((request, response) => {
  if (!request.url!.startsWith('/interaction/')) return void handleRequest(request, response)
  interact(request, response).catch((error) => response.writeHead(500).end(String(error)))
}).listen(Number(OPENID_PORT), '127.0.0.1')

async function interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { searchParams } = new URL(request.url!, 'http://provider')
  const { prompt } = await provider.interactionDetails(request, response)
  const refusal = { error: 'access_denied', error_description: 'the person said no' }
  if (searchParams.has('no')) return provider.interactionFinished(request, response, refusal)

  const email = searchParams.get('email')
  if (!email) return void response.setHeader('content-type', 'text/html').end(loginPage(prompt.name))
  const given_name = searchParams.get('first') ?? ''
  const family_name = searchParams.get('last') ?? ''
  const email_verified = searchParams.has('verified')
  people.set(email, {
    sub: email,
    email,
    email_verified,
    given_name,
    family_name,
    name: `${given_name} ${family_name}`,
  })
  return provider.interactionFinished(request, response, { login: { accountId: email }, select_account: {} })
}

function loginPage(prompt: string): string {
  const field = (name: string) => `<label>${name} <input name="${name}"></label>`
  return `<!doctype html><html lang="en"><title>Provider</title><h1>${prompt}</h1>
<form>${['email', 'first', 'last'].map(field).join('')}
<label>verified <input type="checkbox" name="verified" checked></label><button>Be this person</button></form>
<a href="?no">No</a>`
}
