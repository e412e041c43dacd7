import { expect, test } from 'vitest'
import { applyInvalidation, parseInvalidation, readOnce, trackTags } from './tags.ts'

/** Like a Drizzle query: it runs again with each `await`. */
function countedQuery() {
  const query = {
    runs: 0,
    // biome-ignore lint/suspicious/noThenProperty: a thenable that is not a promise is what is tested
    load: () => ({ then: (done: (row: number) => void) => done(++query.runs) }) as Promise<number>,
  }
  return query
}

test('within one render a query runs once; each render runs it again', async () => {
  const query = countedQuery()
  const read = () => readOnce('setting:company', query.load)
  const render = () => trackTags(async () => [await read(), ...(await Promise.all([read(), read()]))])
  expect((await render()).value).toEqual([1, 1, 1])
  expect((await render()).value).toEqual([2, 2, 2])
})

test('outside a render, or after an invalidation, a query runs each time', async () => {
  const query = countedQuery()
  const read = () => readOnce('setting:company', query.load)
  expect([await read(), await read()]).toEqual([1, 2])
  const { value } = await trackTags(async () => {
    const before = await read()
    applyInvalidation(['company'])
    return [before, await read(), await read()]
  })
  expect(value).toEqual([3, 4, 5])
})

test('a notification lists tags, or invalidates everything', () => {
  expect(parseInvalidation('["company","post:42"]')).toEqual(['company', 'post:42'])
  expect(parseInvalidation('"all"')).toBe('all')
})

test.each([undefined, '', 'no JSON', '{"cut', 'null', '7', '{}', '[7]', '[null]', '"unknown"'])(
  'a payload that cannot be read invalidates everything: %s',
  (payload) => {
    expect(parseInvalidation(payload)).toBe('all')
  },
)
