const POLL_MS = 500
/** Read when the process starts: the shell may end before the server is ready. */
const shell = process.ppid

/** On SIGTERM, npm ends its shell without forwarding the signal; the server must not be left running as an orphan. */
export function stopWithNpm(stop: () => void): void {
  if (!process.env.npm_lifecycle_event) return
  setInterval(() => process.ppid !== shell && stop(), POLL_MS).unref()
}
