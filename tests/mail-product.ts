import { createElement } from 'react'
import { deliverLetters } from '#features/mail/server/letter.jobs.ts'
import { type LetterDraft, writeLetter } from '#features/mail/server/letter.service.ts'
import { letters } from '#features/mail/server/letter.table.ts'
import type { Context } from '#platform/server/context.ts'
import { testApp } from './test-app.ts'

export const hello: LetterDraft = {
  kind: 'test.hello',
  locale: 'nl',
  to: { address: 'rita@bakkerij.example', name: 'Rita' },
  subject: 'Dag Rita',
  body: createElement('p', null, 'Het brood is klaar.'),
}

/** The product with its letters, and a clock that the test turns. */
export async function mailProduct(env: Record<string, string> = {}) {
  const { ctx: still, queue, ...rest } = await testApp({ env, jobs: [deliverLetters] })
  let time = still.now().getTime()
  const ctx: Context = { ...still, now: () => new Date(time) }
  return {
    ...rest,
    ctx,
    queue,
    pass(minutes: number) {
      time += minutes * 60_000
    },
    write: (draft: Partial<LetterDraft> = {}) =>
      ctx.db.transaction((tx) => writeLetter(ctx, tx, { ...hello, ...draft })),
    /** The only letter there is. */
    async letter() {
      const [row] = await ctx.db.select().from(letters)
      return row!
    },
  }
}
