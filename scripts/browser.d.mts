export const BROWSER_FLAGS: string[]
export function findShell(): string | undefined
export function findBrowser(): string | undefined
export function ensureBrowser(say: (line: string) => void, fail: (sentence: string) => never): void
