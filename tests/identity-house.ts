import { DEFAULT_SIGN_IN, type SignInSettings } from '#features/settings/model/sign-in.ts'
import { SIGN_IN_KEY } from '#features/settings/server/policies.service.ts'
import * as settings from '#features/settings/server/settings.repo.ts'
import { easyCaptcha } from './easy-captcha.ts'
import { readLetters } from './read-letters.ts'
import { testApp } from './test-app.ts'

export const RITA = { firstName: 'Rita', lastName: 'Peeters', email: 'rita@example.com', password: 'Vuurtoren!7' }

/** A house with a front desk: forms are sent as the pages send them, and every letter can be read. */
export async function identityHouse(options: Parameters<typeof testApp>[0] = {}) {
  const made = await testApp(options)
  const { asVisitor, ctx } = made

  const post = (path: string, body: unknown = {}, headers: Record<string, string> = {}) =>
    asVisitor(`/api/identity${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'accept-language': 'en', ...headers },
    })
  const captcha = () => easyCaptcha(ctx)
  const postSolved = async (path: string, body: object) => post(path, { ...body, captcha: await captcha() })
  const register = (more: object = {}) => postSolved('/register', { ...RITA, ...more })
  const allLetters = () => readLetters(ctx)

  /** The token in the newest letter of a kind. */
  async function tokenIn(kind: string): Promise<string> {
    const letter = (await allLetters()).filter((one) => one.kind.includes(kind)).at(-1)
    return tokenOf(letter?.text ?? '')
  }

  async function registerAndVerify(more: object = {}): Promise<void> {
    await register(more)
    await post('/verification/use', { token: await tokenIn('verification') })
  }

  /** Signed in by the front door: with the token and the cookie of a browser. */
  async function signIn(more: object = {}) {
    const answer = await post('/sign-in', { ...RITA, ...more })
    const body = await answer.json()
    const cookie = cookiesOf(answer)
    const headers = { authorization: `Bearer ${body.token}`, 'x-user-id': body.user?.id, cookie }
    const send = (method: string, path: string, json?: unknown) =>
      asVisitor(path, {
        method,
        headers: { ...headers, 'content-type': 'application/json', 'accept-language': 'en' },
        ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      })
    return { answer, body, cookie, headers, send }
  }

  const ownerSets = (change: Partial<SignInSettings>) =>
    settings.save(ctx.db, SIGN_IN_KEY, { ...DEFAULT_SIGN_IN, ...change }, ctx.now())

  return { ...made, ownerSets, post, postSolved, captcha, register, registerAndVerify, signIn, allLetters, tokenIn }
}

/** The token in the link of an email. */
export function tokenOf(text: string): string {
  return new URL(/https?:\/\/\S+token=\S+/.exec(text)![0]).searchParams.get('token')!
}

export function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

type Told = { code: string; message: string; fields: Record<string, string> }

/** What a refusal says; `fields` is there where some of them were wrong. */
export async function errorOf(answer: Response): Promise<Told> {
  return (await answer.json()).error
}
