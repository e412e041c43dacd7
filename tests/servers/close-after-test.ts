/** Closes a server after the current test. Scripts, such as `npm run chaos`, close it themselves. */
export async function closeAfterTest(close: () => void | Promise<void>): Promise<void> {
  if (!process.env.VITEST) return
  const { onTestFinished } = await import('vitest')
  onTestFinished(close)
}
