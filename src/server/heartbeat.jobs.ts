import type { Job } from '#platform/server/jobs/queue.ts'

const TIMEOUT_MS = 10_000

/**
 * Tells a monitor elsewhere that the site, its database and its jobs work; the monitor reports silence. A monitor that is
 * down must not become a failed job of the site: the next run is the next attempt.
 */
export const heartbeat: Job = {
  name: 'heartbeat',
  cron: '*/5 * * * *',
  retries: 0,
  async run({ env, log }) {
    if (!env.HEARTBEAT_URL) return
    try {
      const response = await fetch(env.HEARTBEAT_URL, { signal: AbortSignal.timeout(TIMEOUT_MS) })
      await response.body?.cancel()
      if (!response.ok) log.warn({ status: response.status }, 'HEARTBEAT_URL refuses the heartbeat')
    } catch (failure) {
      // Without the address, whose path is often the key of the monitor.
      const { code, name } = ((failure as Error).cause ?? failure) as NodeJS.ErrnoException
      log.warn({ code: code ?? name }, 'HEARTBEAT_URL does not answer')
    }
  },
}
