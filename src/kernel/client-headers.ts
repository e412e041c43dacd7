/**
 * Every API call names its client program and tenant. A browser cannot hold a secret, so these headers grant nothing;
 * they reject programs that are not meant for this API.
 */
export const API_CLIENT_HEADERS = { 'X-Client-Secret': 'cyaan-web', 'X-Tenant-Id': 'main' } as const

/** User id of the call, if known; it must match the access token. */
export const USER_HEADER = 'X-User-Id'

/** Internal header of a page request: the random nonce that this render puts on its inline scripts. */
export const SCRIPT_NONCE_HEADER = 'x-script-mark'

/** Internal header of a rendered page that hydrates later: its scripts. */
export const LATE_SCRIPTS_HEADER = 'x-late-scripts'

/** Internal header of a page request: the page is cached, so that its loader data can be sent apart from its HTML. */
export const DATA_APART_HEADER = 'x-data-apart'
