import { z } from 'zod'
import { defineSetting } from '#features/settings/model/define-setting.ts'
import { integerBetween, namedObject } from '#kernel/schema-parts.ts'
import { EMAIL_ERROR_CODES } from './email.ts'

/** `tls`: encrypted from the start. `starttls`: required after the greeting. `none`: never encrypted. */
export const MAIL_ENCRYPTIONS = ['starttls', 'tls', 'none'] as const
export type MailEncryption = (typeof MAIL_ENCRYPTIONS)[number]
export const DEFAULT_PORTS: { readonly [Name in MailEncryption]: number } = { starttls: 587, tls: 465, none: 25 }

/** A host name, an IPv4 or an IPv6 address. */
const HOST = /^(?:[a-z0-9]+(?:-+[a-z0-9]+)*(?:\.[a-z0-9]+(?:-+[a-z0-9]+)*)*|[0-9a-f]*:[0-9a-f:.]*)$/

/** The mail server that the owner sets. Its password is stored apart, so that neither history nor API contain it. */
export const mailServer = namedObject('MailServer', {
  host: z
    .string()
    .trim()
    .toLowerCase()
    .max(253, 'settings-admin:tooLong')
    .refine((host) => host === '' || HOST.test(host), 'mail-server:host.invalid')
    .describe('Empty: no mail server'),
  port: integerBetween(1, 65_535, 'mail-server:port.invalid'),
  encryption: z.enum(MAIL_ENCRYPTIONS, 'settings-admin:wrongValue'),
  user: z.string().trim().max(200, 'settings-admin:tooLong').describe('Empty: the server asks for no password'),
})
export type MailServer = z.infer<typeof mailServer>

export const mailServerSetting = defineSetting<MailServer>({
  key: 'mail-server',
  schema: mailServer,
  initial: { host: '', port: DEFAULT_PORTS.starttls, encryption: 'starttls', user: '' },
})

/** The value is validated as a setting. */
export const mailServerChange = z.object({
  value: z.unknown(),
  startedFrom: z.iso.datetime().nullable(),
  password: z.string().max(500).describe('Empty: keep the stored one'),
})
export type MailServerChange = z.infer<typeof mailServerChange>

export const mailTestResult = namedObject('MailTestResult', {
  isAccepted: z.boolean(),
  to: z.string(),
  errorCode: z.enum(EMAIL_ERROR_CODES).nullable(),
  serverMessage: z.string().describe('Reply of the mail server'),
})
export type MailTestResult = z.infer<typeof mailTestResult>

/**
 * Identifies what a password or a test is valid for. A stored password is only used with the server it was entered for:
 * otherwise a changed host could receive it.
 */
export function accountOf({ host, port, encryption, user }: MailServer): string {
  return `${encryption}://${encodeURIComponent(user)}@${host}:${port}`
}

export function smtpUrlOf({ host, port, encryption, user }: MailServer, password: string): string {
  const account = user ? `${encodeURIComponent(user)}:${encodeURIComponent(password)}@` : ''
  const address = `${account}${host.includes(':') ? `[${host}]` : host}:${port}`
  if (encryption === 'tls') return `smtps://${address}`
  return `smtp://${address}?${encryption === 'starttls' ? 'requireTLS' : 'ignoreTLS'}=true`
}
