import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

type Json = Record<string, unknown>

/** The profile documents that the APIs of the four providers return, in their own formats. */
export type ProviderProfiles = {
  google?: Json
  github?: { user: Json; emails: Json[] | null }
  facebook?: Json
  twitter?: Json
}

/** What a forged ID token is made of: the honest token before it is signed, and the key of the provider. */
export type TokenParts = { claims: Json; token: SignJWT; privateKey: CryptoKey; jwk: Json }
type Forgery = { idToken?: ((parts: TokenParts) => string | Promise<string>) | undefined }

/**
 * Google (OpenID Connect), GitHub, Facebook and X on one loopback port, with the paths, token requests and profile
 * formats of the real ones. Each authorization request is granted for the profile that `profiles` holds at that time.
 */
export async function startOAuthProvider() {
  const profiles: ProviderProfiles = {}
  const forgery: Forgery = {}
  const grants = new Map<string, { nonce: string | null; profiles: ProviderProfiles }>()
  const { publicKey, privateKey } = await generateKeyPair('ES256')
  const jwk = { ...(await exportJWK(publicKey)), kid: 'test', alg: 'ES256', use: 'sig' }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url!, origin)
    const send = (body: unknown, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (url.pathname === '/.well-known/openid-configuration') return send(discovery())
    if (url.pathname === '/jwks') return send({ keys: [jwk] })

    if (/\/(?:authorize|dialog\/oauth)$/.test(url.pathname)) {
      const code = randomUUID()
      grants.set(code, { nonce: url.searchParams.get('nonce'), profiles: { ...profiles } })
      const back = new URL(url.searchParams.get('redirect_uri')!)
      back.search = new URLSearchParams({ code, state: url.searchParams.get('state')! }).toString()
      return response.writeHead(302, { location: back.href }).end()
    }
    if (/\/(?:token|access_token)$/.test(url.pathname)) {
      const form = new URLSearchParams(Buffer.concat(await request.toArray()).toString())
      const grant = grants.get(form.get('code') ?? '')
      if (!grant) return send({ error: 'invalid_grant' }, 400)
      const token = { access_token: form.get('code'), token_type: 'Bearer', expires_in: 3600 }
      return send(url.pathname === '/token' ? { ...token, id_token: await idToken(grant) } : token)
    }

    const granted = grants.get((request.headers.authorization ?? '').replace('Bearer ', ''))?.profiles
    if (!granted) return send({ error: 'unauthorized' }, 401)
    if (url.pathname === '/api/v3/user') return send(granted.github?.user)
    if (url.pathname === '/api/v3/user/emails')
      return granted.github?.emails ? send(granted.github.emails) : send({ message: 'Not Found' }, 404)
    if (url.pathname === '/v24.0/me') return send(granted.facebook)
    if (url.pathname === '/2/users/me') return send({ data: granted.twitter })
    return send({ error: 'not found' }, 404)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  function discovery() {
    return {
      issuer: origin,
      authorization_endpoint: `${origin}/authorize`,
      token_endpoint: `${origin}/token`,
      jwks_uri: `${origin}/jwks`,
      id_token_signing_alg_values_supported: ['ES256'],
    }
  }

  function idToken({ nonce, profiles: { google } }: { nonce: string | null; profiles: ProviderProfiles }) {
    const claims = { ...google, nonce, iss: origin, aud: 'id' }
    const token = new SignJWT(claims).setIssuedAt().setExpirationTime('5m')
    if (forgery.idToken) return forgery.idToken({ claims, token, privateKey, jwk })
    return token.setProtectedHeader({ alg: 'ES256', kid: 'test' }).sign(privateKey)
  }

  const client = (name: string) => ({ [`${name}_CLIENT_ID`]: 'id', [`${name}_CLIENT_SECRET`]: 'secret' })
  const env: Record<string, string> = {
    ...client('GOOGLE'),
    ...client('GITHUB'),
    ...client('FACEBOOK'),
    ...client('TWITTER'),
    GOOGLE_DISCOVERY_URL: `${origin}/.well-known/openid-configuration`,
    GITHUB_URL: origin,
    FACEBOOK_URL: origin,
    TWITTER_URL: origin,
  }
  return { env, profiles, forgery, close: () => server.close() }
}
