import { expect, test } from 'vitest'
import { compareEmails, compareWrites } from '../scripts/chaos/checker.ts'

test('npm run chaos finds lost and doubled writes', () => {
  expect(compareWrites(['a', 'b'], ['a', 'b', 'unacknowledged'])).toMatchObject({ lost: 0, doubled: 0, problems: [] })
  expect(compareWrites(['a', 'b'], ['a', 'a'])).toMatchObject({ lost: 1, doubled: 1, problems: ['lost: b'] })
})

const stored = [{ id: 'a', status: 'sent' }]
const copy = (id: string, text = id) => ({
  to: ['rita@example.com'],
  mail: { messageId: `<${id}@x>`, subject: 's', text },
})

test.each([
  ['delivered', [copy('a')], { lostEmails: 0, doubledEmails: 0, repeatedEmails: 0, problems: [] }],
  ['delivered twice', [copy('a'), copy('a')], { doubledEmails: 0, repeatedEmails: 1, problems: [] }],
  ['delivered three times', [copy('a'), copy('a'), copy('a')], { problems: ['1 emails arrived more than twice'] }],
  ['lost', [], { lostEmails: 1, problems: ['1 emails did not arrive (sent)'] }],
  [
    'doubled under another Message-ID',
    [copy('a'), copy('b', 'a')],
    { doubledEmails: 1, problems: ['1 emails arrived that are not stored'] },
  ],
])('npm run chaos tells an email that was %s', (_, received, expected) => {
  expect(compareEmails(stored, received)).toMatchObject(expected)
})
