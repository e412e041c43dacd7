import { decrypt, encrypt } from '#platform/server/secrets/encryption.ts'
import type { Keys } from '#platform/server/secrets/secret-key.ts'

type EmailContent = { html: string; text: string; headers: Record<string, string> }
type StoredEmailContent = EmailContent & { id: string; encryptedToken: string | null }

/** Placeholder of a token in the stored content. The email's id is random, so user input cannot contain it. */
const placeholderOf = (id: string, index: number) => (index === 0 ? `{token:${id}}` : `{token:${id}.${index}}`)

/** Between encrypted tokens. They are parts of URLs, which cannot contain it. */
const SEPARATOR = '\n'

const tokenKey = (keys: Keys) => keys.derive('mail-token')

/** Encrypts the tokens separately from the content: the database and its backups hold no usable link. */
export function encryptTokens(keys: Keys, id: string, content: EmailContent, tokens: readonly string[]) {
  // Tokens must appear verbatim: an encoded one would stay in the content.
  if (!tokens.every((token) => content.html.includes(token))) throw new Error('the email does not contain its token')
  return {
    ...tokens.reduce((part, token, index) => replaceAll(part, token, placeholderOf(id, index)), content),
    encryptedToken: encrypt(tokenKey(keys), tokens.join(SEPARATOR), id),
  }
}

/** The content as sent; undefined when its tokens are erased, or were encrypted with another key. */
export function decryptTokens<Email extends StoredEmailContent>(keys: Keys, email: Email): Email | undefined {
  if (!email.html.includes(placeholderOf(email.id, 0))) return email
  const tokens = email.encryptedToken && decrypt(tokenKey(keys), email.encryptedToken, email.id)
  if (!tokens) return undefined
  const content = tokens
    .split(SEPARATOR)
    .reduce<EmailContent>((part, token, index) => replaceAll(part, placeholderOf(email.id, index), token), email)
  return { ...email, ...content }
}

/** Stored text or HTML for display: its links do not work. */
export function maskTokens(id: string, content: string): string {
  return content.replaceAll(new RegExp(`\\{token:${id}(\\.\\d+)?\\}`, 'g'), '…')
}

function replaceAll({ html, text, headers }: EmailContent, from: string, to: string): EmailContent {
  return {
    html: html.replaceAll(from, to),
    text: text.replaceAll(from, to),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value.replaceAll(from, to)])),
  }
}
