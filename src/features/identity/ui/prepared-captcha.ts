import { ApiError } from '#platform/client/api-client.ts'
import { solveCaptcha } from './solve-captcha.ts'

let prepared: Promise<string | undefined> | undefined

/** Solves the captcha while the visitor types. If that fails, the server decides. */
export function prepareCaptcha(): void {
  prepared ??= solveCaptcha().catch(() => undefined)
}

/** Retries once with a new solution: the challenge may expire while the visitor types. */
export async function withCaptcha<Result>(send: (captcha: string | undefined) => Promise<Result>): Promise<Result> {
  prepareCaptcha()
  const captcha = await prepared
  prepared = undefined
  try {
    return await send(captcha)
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'CAPTCHA_NEEDED')) throw error
    return send(await solveCaptcha())
  }
}
