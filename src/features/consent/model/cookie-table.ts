/** The registry in the words of one language: one row per cookie or storage key. */
export type CookieTable = { caption: string; columns: string[]; rows: string[][]; used: string }
