const POLL_MS = 500

/** On SIGTERM, npm ends its shell without forwarding the signal; the server must not be left running as an orphan. */
export function stopWithNpm(stop: () => void): void {
  if (!process.env.npm_lifecycle_event) return
  const shell = process.ppid
  setInterval(() => process.ppid !== shell && stop(), POLL_MS).unref()
}
