/** One line for the person who waits. */
export function say(line: string): void {
  console.log(`• ${line}`)
}

/** A foreseen failure is one sentence; anything else is shown whole, as it is a fault of ours. */
export function stopWith(failure: unknown): never {
  const isForeseen = (failure as Error).name === 'StartupError'
  console.error(isForeseen ? `✗ ${(failure as Error).message}` : failure)
  process.exit(1)
}
