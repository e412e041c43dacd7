/** In minutes: how long a link in an email is valid, and until when that email may still be sent. */
export const LINK_LIFETIME_MINUTES = { verification: 24 * 60, reset: 60, emailLink: 15 } as const
