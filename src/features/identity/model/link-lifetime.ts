/** In minutes: how long the link in an email works, and until when the email may still be sent. */
export const LINK_LIFETIME_MINUTES = { verification: 24 * 60, reset: 60, emailLink: 15 } as const
