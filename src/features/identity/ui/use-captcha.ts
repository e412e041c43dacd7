import { useRef, useState } from 'react'
import { ApiError } from '#platform/client/api-client.ts'
import { solveCaptcha } from './solve-captcha.ts'

/**
 * Captcha of a form. If always required, it starts when the form is first focused, so that submitting does not wait;
 * otherwise when the server requires it.
 */
export function useCaptcha({ isRequired }: { isRequired: boolean }) {
  const [isWorking, setWorking] = useState(false)
  const prepared = useRef<Promise<string | undefined>>(undefined)

  /** If it cannot be solved (no Web Crypto, no network), the server decides. */
  function prepare() {
    if (isRequired) prepared.current ??= solveCaptcha().catch(() => undefined)
  }

  async function trackWork<Value>(work: Promise<Value>): Promise<Value> {
    setWorking(true)
    try {
      return await work
    } finally {
      setWorking(false)
    }
  }

  async function withCaptcha<Result>(send: (captcha: string | undefined) => Promise<Result>): Promise<Result> {
    prepare()
    const captcha = prepared.current && (await trackWork(prepared.current))
    prepared.current = undefined
    try {
      return await send(captcha)
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'CAPTCHA_NEEDED')) throw error
      return send(await trackWork(solveCaptcha()))
    }
  }

  return { isWorking, prepare, withCaptcha }
}
