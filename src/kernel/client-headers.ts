/**
 * Every call of the product names the program and the tenant it speaks for. A browser can keep no secret, so nothing
 * is ever allowed because of these two; they keep out programs that are not meant for this API.
 */
export const API_CLIENT_HEADERS = { 'X-Client-Secret': 'cyaan-web', 'X-Tenant-Id': 'main' } as const

/** Whose call it is, when that is known; it must agree with the token. */
export const USER_HEADER = 'X-User-Id'

/** On a request for a page, inside the server only: the random mark that this render puts on its own inline scripts. */
export const SCRIPT_NONCE_HEADER = 'x-script-mark'
