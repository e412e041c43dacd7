// Loaded into a process and its threads (`--import`): shifts the clock by the milliseconds in the file named by
// CLOCK_SHIFT. Timers and `performance.now()` are monotonic and stay, as when the clock of a machine is changed.
import { readFileSync } from 'node:fs'

const POLL_INTERVAL_MS = 50
const RealDate = Date
let shift = 0

function readShift() {
  try {
    shift = Number(readFileSync(process.env.CLOCK_SHIFT, 'utf8'))
  } catch {
    shift = 0
  }
}

const now = () => RealDate.now() + shift

// A proxy, not a subclass: dates that Node creates itself stay instances of `Date`.
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
readShift()
setInterval(readShift, POLL_INTERVAL_MS).unref()
