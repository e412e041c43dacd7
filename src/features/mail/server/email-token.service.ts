import { decrypt, encrypt } from '#platform/server/secrets/encryption.ts'
import type { Keys } from '#platform/server/secrets/secret-key.ts'

type EmailContent = { html: string; text: string; headers: Record<string, string> }
type StoredEmailContent = EmailContent & { id: string; encryptedToken: string | null }

/** Placeholder of the token in the stored content. The email's id is random, so user input cannot contain it. */
const placeholderOf = (id: string) => `{token:${id}}`

const tokenKey = (keys: Keys) => keys.derive('mail-token')

/** Encrypts the token separately from the content: the database and its backups hold no usable link. */
export function encryptToken(keys: Keys, id: string, content: EmailContent, token: string) {
  // The token must appear verbatim: an encoded one would stay in the content.
  if (!content.html.includes(token)) throw new Error('the email does not contain its token')
  return {
    ...replaceAll(content, token, placeholderOf(id)),
    encryptedToken: encrypt(tokenKey(keys), token, id),
  }
}

/** The content as sent; undefined when its token is erased, or was encrypted with another key. */
export function decryptToken<Email extends StoredEmailContent>(keys: Keys, email: Email): Email | undefined {
  const placeholder = placeholderOf(email.id)
  if (!email.html.includes(placeholder)) return email
  const token = email.encryptedToken && decrypt(tokenKey(keys), email.encryptedToken, email.id)
  return token ? { ...email, ...replaceAll(email, placeholder, token) } : undefined
}

/** Stored text or HTML for display: its link does not work. */
export function maskToken(id: string, content: string): string {
  return content.replaceAll(placeholderOf(id), '…')
}

function replaceAll({ html, text, headers }: EmailContent, from: string, to: string): EmailContent {
  return {
    html: html.replaceAll(from, to),
    text: text.replaceAll(from, to),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value.replaceAll(from, to)])),
  }
}
