import type { Context } from '#platform/server/context.ts'
import { lookFileAddress, scaledTo } from '../model/look-files.ts'
import type { ThemeTokens } from '../model/standard-tokens.ts'
import { getLook, type Look } from './look.service.ts'
import { plateOf } from './look-style.render.ts'

/** The height at which an email shows the logo. Its file has twice the pixels, for dense screens. */
const LOGO_HEIGHT = 40

export type EmailLook = {
  light: ThemeTokens
  dark: ThemeTokens
  /** Attributes of the image; undefined where mail programs could not load it. */
  logo?: { src: string; width: number; height: number; background?: string | undefined } | undefined
}

type LookReader = Pick<Context, 'db'> & { env: Pick<Context['env'], 'origin'> }

export async function getEmailLook({ db, env }: LookReader): Promise<EmailLook> {
  const look = await getLook({ db })
  const { light, dark } = look.palette
  return { light, dark, logo: isPublicOrigin(env.origin) ? logoOf(look, env.origin) : undefined }
}

/** Emails of the product's own mark have no image, as its pages have none before they are scrolled. */
function logoOf(look: Look, origin: string): EmailLook['logo'] {
  const { mark, version } = look
  if (mark.kind === 'standard') return undefined
  const size = mark.kind === 'logo' ? mark.logo : { width: 1, height: 1 }
  return {
    src: origin + lookFileAddress(version, 'email.png'),
    ...scaledTo(LOGO_HEIGHT, size),
    background: plateOf(look),
  }
}

/** Whether programs elsewhere can load a file: over HTTPS, from a name that is not that of this machine or its network. */
export function isPublicOrigin(origin: string): boolean {
  const { protocol, hostname } = new URL(origin)
  const isName = hostname.includes('.') && !/^[\d.]+$|:/.test(hostname)
  return protocol === 'https:' && isName && !/\.(?:local|localhost|internal)$/.test(hostname)
}
