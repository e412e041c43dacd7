import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { deadlineScope } from '../database/deadline-scope.ts'
import { createSerialQueue, withDeadline, withTimeLimit } from './time-limit.ts'

const never = () => new Promise<never>(() => {})

test('work over the time limit is a 503; other work gives its result or its own error', async () => {
  await expect(withTimeLimit('test', never(), 20)).rejects.toMatchObject({ code: 'TIMEOUT', status: 503 })
  expect(await withTimeLimit('test', Promise.resolve('done'), 10_000)).toBe('done')
  await expect(withTimeLimit('test', Promise.reject(new Error('own')), 10_000)).rejects.toThrow('own')
})

test('after a commit a request gets its response beyond its time limit, up to a second one', async () => {
  const committed = (after: () => Promise<unknown>) => async () => {
    deadlineScope.getStore()!.hasCommitted = true
    await after()
    return 'stored'
  }
  const afterTheLimit = () => pause(20)
  expect(await withDeadline(1, committed(afterTheLimit), 60_000)).toBe('stored')
  await expect(withDeadline(1, committed(never))).rejects.toMatchObject({ code: 'OUTCOME_UNKNOWN', status: 503 })
})

test('a serial queue runs one at a time, in order, also after a failure', async () => {
  const serial = createSerialQueue('test', 10_000)
  const steps: string[] = []
  const step = (name: string, failure?: Error) =>
    serial(async () => {
      steps.push(`${name} starts`)
      await pause(5)
      steps.push(`${name} ends`)
      if (failure) throw failure
    })
  const results = await Promise.allSettled([step('a'), step('b', new Error('b failed')), step('c')])
  expect(steps).toEqual(['a starts', 'a ends', 'b starts', 'b ends', 'c starts', 'c ends'])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('a task that finds a full queue is rejected, and the queue has room again later', async () => {
  const serial = createSerialQueue('test', 10_000, 1)
  const first = Promise.withResolvers<string>()
  const accepted = [serial(() => first.promise), serial(async () => 'second')]
  await expect(serial(async () => 'third')).rejects.toMatchObject({ code: 'OVERLOADED', status: 503 })
  first.resolve('first')
  expect(await Promise.all(accepted)).toEqual(['first', 'second'])
  expect(await serial(async () => 'fourth')).toBe('fourth')
})

test('a task that hangs fails alone and is logged: a task that waited too long is not started, the next one is', async () => {
  const warning = vi.spyOn(process, 'emitWarning').mockReturnValue()
  onTestFinished(() => warning.mockRestore())
  const serial = createSerialQueue('encoder', 50)
  let starts = 0
  const stuck = serial(never)
  const waited = serial(async () => starts++)
  await expect(stuck).rejects.toMatchObject({ status: 503 })
  expect(warning).toHaveBeenCalledExactlyOnceWith('encoder: not finished within 50 ms')
  await Promise.allSettled([waited])
  expect(await serial(async () => 'answered')).toBe('answered')
  expect(starts).toBeLessThanOrEqual(1)
})
