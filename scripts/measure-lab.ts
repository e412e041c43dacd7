// Child process of a lab run that an admin starts: measures pages with Lighthouse, on phones and computers, and sends each
// result to the site. `measure-lab.ts ORIGIN PATH…`. Ends with its parent, and takes its browser with it.
import { killAll } from 'chrome-launcher'
import { LAB_DEVICES, type LabMeasurement } from '../src/features/audit/model/lab.schema.ts'
import { launchBrowser, measurePage } from './lighthouse.ts'

const [origin, ...addresses] = process.argv.slice(2)
// Before the browser is launched: it does not end with this process.
process.on('disconnect', stop)
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)
const browser = await launchBrowser()

// The first page that a new browser opens is slower than the same page later.
await measurePage(`${origin}${addresses[0]}`, { port: browser.port, device: 'mobile', runs: 1 })
for (const address of addresses)
  for (const device of LAB_DEVICES) {
    const { blockingCpu: _, ...figures } = await measurePage(origin + address, { port: browser.port, device, runs: 1 })
    await send({ address, device, figures })
  }
browser.kill()
process.exit(0)

/** Resolves when it has been written: the process ends after the last one. */
function send(measurement: LabMeasurement): Promise<void> {
  return new Promise((resolve) => process.send!(measurement, undefined, undefined, () => resolve()))
}

function stop(): never {
  killAll()
  process.exit(1)
}
