import { expect, test } from 'vitest'
import { saveCompany } from '#features/settings/server/company.service.ts'
import { commentsFixture } from '#tests/fixtures/comments-fixture.ts'
import { COMPANY } from '#tests/fixtures/company.ts'
import { REVIEW, reviewsFixture } from '#tests/fixtures/reviews-fixture.ts'
import { notifyAuthorOfHiding } from './moderation.jobs.ts'
import { textDecisions } from './moderation.table.ts'

type NoticeFixture = Pick<Awaited<ReturnType<typeof reviewsFixture>>, 'ctx' | 'database' | 'allEmails'>

/** Runs the queued jobs as the worker would a minute later; returns them with their start time. */
async function runNoticeJobs({ ctx, database }: NoticeFixture) {
  const { rows } = await database.pool.query<{ data: { decisionId: string }; start_after: Date }>(
    "select data, start_after from pgboss.job where name = 'tell-hidden'",
  )
  for (const { data } of rows) await notifyAuthorOfHiding.run(ctx, data)
  return rows
}

test('the author of a hidden review is emailed once, after a minute, in their language', async () => {
  const fixture = await reviewsFixture({ env: { PUBLIC_URL: 'https://studio.example' } })
  const { ctx, reviewer, decide, allEmails } = fixture
  await saveCompany(ctx, COMPANY)
  const { id, user } = await reviewer({}, { firstName: 'Amélie', language: 'fr' })
  await decide('hide', [id], 'Insulte <b>un collègue</b>')
  expect(await allEmails()).toEqual([])

  const [asked] = await runNoticeJobs(fixture)
  await runNoticeJobs(fixture)

  expect(asked?.start_after).toEqual(new Date(ctx.now().getTime() + 60_000))
  const [email, ...more] = await allEmails()
  expect(more).toEqual([])
  expect(email).toMatchObject({ kind: 'moderation.hidden', locale: 'fr', toAddress: user.email })
  expect(email?.subject).toBe('Votre avis a été masqué')
  for (const words of ['Amélie', 'Insulte <b>un collègue</b>', REVIEW.content, 'https://studio.example/fr/contact'])
    expect(email?.text).toContain(words)
  expect(email?.text).toContain('Répondez simplement à cet e-mail')
  expect(email?.html).not.toContain('<b>un')
})

test('without a company email address the notice does not mention replying', async () => {
  const fixture = await reviewsFixture()
  const { id } = await fixture.reviewer()
  await fixture.decide('hide', [id], 'Beledigend')
  await runNoticeJobs(fixture)
  const [email] = await fixture.allEmails()
  expect(email?.text).not.toContain('op deze e-mail antwoorden')
  expect(email?.text).toContain('/contact')
})

test('a decision undone or restored within the minute sends no email', async () => {
  const fixture = await reviewsFixture()
  const { admin, reviewer, decide, allEmails } = fixture
  const first = await reviewer({ title: 'Een', content: 'De eerste mening hier.' })
  const second = await reviewer({ title: 'Twee', content: 'De tweede mening hier.' })
  const { batch } = await (await decide('hide', [first.id], 'Vergissing')).json()
  await admin.send('POST', `/api/moderation/decisions/${batch}/undo`)
  await decide('hide', [second.id], 'Vergissing')
  await decide('restore', [second.id])
  expect(await runNoticeJobs(fixture)).toHaveLength(2)
  expect(await allEmails()).toEqual([])
  expect((await fixture.ctx.db.select().from(textDecisions)).map(({ toldAt }) => toldAt)).toEqual([null, null, null])
})

test('spam and texts deleted by their author send no email', async () => {
  const fixture = await reviewsFixture()
  const { reviewer, decide, allEmails } = fixture
  const spam = await reviewer({ title: 'Koop', content: 'Koop deze horloges nu.' })
  await decide('spam', [spam.id])
  const gone = await reviewer({ title: 'Weg', content: 'Dit haal ik zelf weg.' })
  await decide('hide', [gone.id], 'Beledigend')
  await gone.send('DELETE', `/api/reviews/${gone.id}`)

  expect(await runNoticeJobs(fixture)).toHaveLength(1)
  expect(await allEmails()).toEqual([])
})

test('an unverified email address receives no notice', async () => {
  const fixture = await reviewsFixture()
  const { id, user } = await fixture.reviewer()
  await fixture.database.pool.query('update users set email_verified = false where id = $1', [user.id])
  await fixture.decide('hide', [id], 'Beledigend')
  await runNoticeJobs(fixture)
  expect(await fixture.allEmails()).toEqual([])
})

test('the author of a hidden comment is emailed, except by a decision of their own', async () => {
  const fixture = await commentsFixture()
  const { admin, post } = fixture
  const own = await admin.send('POST', '/api/comments?lng=nl', { postId: post, text: 'Een proef van mezelf.' })
  expect((await fixture.decide('hide', (await own.json()).id, 'Een proef')).status).toBe(200)
  expect(await runNoticeJobs(fixture)).toEqual([])

  const rita = await fixture.reader({ language: 'en' })
  const id = await rita.write('Wat een onzin van een idioot.')
  await fixture.decide('hide', id, 'An insult')
  await runNoticeJobs(fixture)
  expect(await fixture.allEmails()).toMatchObject([
    { kind: 'moderation.hidden', locale: 'en', subject: 'Your comment has been hidden' },
  ])
})
