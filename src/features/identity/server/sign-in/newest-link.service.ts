import { identityErrors } from '../../model/identity.errors.ts'
import { hashToken } from '../auth/auth-storage.service.ts'

/** Of several links in emails only the newest is valid. Without a stored hash, the previous release sent the link. */
export function requireNewestLink({ newestLinkHash }: { newestLinkHash: string | null }, token: string): void {
  if (newestLinkHash && newestLinkHash !== hashToken(token)) throw identityErrors.LINK_REPLACED()
}
