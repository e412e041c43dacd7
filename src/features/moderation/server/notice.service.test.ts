import { expect, test } from 'vitest'
import { saveCompany } from '#features/settings/server/company.service.ts'
import { DEMO_COMPANY } from '#features/settings/server/demo-company.ts'
import { commentsHouse } from '#tests/comments-house.ts'
import { OPINION, reviewsHouse } from '#tests/reviews-house.ts'
import { tellHidden } from './moderation.jobs.ts'
import { textDecisions } from './moderation.table.ts'

type House = Pick<Awaited<ReturnType<typeof reviewsHouse>>, 'ctx' | 'database' | 'allLetters'>

/** What the worker does a minute later. Returns what was asked for, and when. */
async function aMinuteLater({ ctx, database }: House) {
  const { rows } = await database.pool.query<{ data: { decisionId: string }; start_after: Date }>(
    "select data, start_after from pgboss.job where name = 'tell-hidden'",
  )
  for (const { data } of rows) await tellHidden.run(ctx, data)
  return rows
}

test('whose review was hidden is told why and how to object, in their language, a minute later and once', async () => {
  const house = await reviewsHouse({ env: { PUBLIC_URL: 'https://studio.example' } })
  const { ctx, reviewer, decide, allLetters } = house
  await saveCompany(ctx, DEMO_COMPANY)
  const { id, user } = await reviewer({}, { firstName: 'Amélie', language: 'fr' })
  await decide('hide', [id], 'Insulte <b>un collègue</b>')
  expect(await allLetters()).toEqual([])

  const [asked] = await aMinuteLater(house)
  await aMinuteLater(house)

  expect(asked?.start_after).toEqual(new Date(ctx.now().getTime() + 60_000))
  const [letter, ...more] = await allLetters()
  expect(more).toEqual([])
  expect(letter).toMatchObject({ kind: 'moderation.hidden', locale: 'fr', toAddress: user.email })
  for (const words of ['Amélie', 'Insulte <b>un collègue</b>', OPINION.content, 'https://studio.example/fr/contact'])
    expect(letter?.text).toContain(words)
  expect(letter?.text).toContain('Répondez simplement à cet e-mail')
  expect(letter?.html).not.toContain('<b>un')
})

test('a company that nobody can reply to does not ask for a reply', async () => {
  const house = await reviewsHouse()
  const { id } = await house.reviewer()
  await house.decide('hide', [id], 'Beledigend')
  await aMinuteLater(house)
  const [letter] = await house.allLetters()
  expect(letter?.text).not.toContain('op deze mail antwoorden')
  expect(letter?.text).toContain('/contact')
})

test('what is undone or restored within the minute was never told', async () => {
  const house = await reviewsHouse()
  const { admin, reviewer, decide, allLetters } = house
  const first = await reviewer({ title: 'Een', content: 'De eerste mening hier.' })
  const second = await reviewer({ title: 'Twee', content: 'De tweede mening hier.' })
  const { batch } = await (await decide('hide', [first.id], 'Vergissing')).json()
  await admin.send('POST', `/api/moderation/decisions/${batch}/undo`)
  await decide('hide', [second.id], 'Vergissing')
  await decide('restore', [second.id])
  expect(await aMinuteLater(house)).toHaveLength(2)
  expect(await allLetters()).toEqual([])
  expect((await house.ctx.db.select().from(textDecisions)).map(({ toldAt }) => toldAt)).toEqual([null, null, null])
})

test('spam gets no letter, whoever says it is; nor does a text that its author took away', async () => {
  const house = await reviewsHouse()
  const { reviewer, decide, allLetters } = house
  const spam = await reviewer({ title: 'Koop', content: 'Koop deze horloges nu.' })
  await decide('spam', [spam.id])
  const gone = await reviewer({ title: 'Weg', content: 'Dit haal ik zelf weg.' })
  await decide('hide', [gone.id], 'Beledigend')
  await gone.send('DELETE', `/api/reviews/${gone.id}`)

  expect(await aMinuteLater(house)).toHaveLength(1)
  expect(await allLetters()).toEqual([])
})

test('whose address was never confirmed is not written to', async () => {
  const house = await reviewsHouse()
  const { id, user } = await house.reviewer()
  await house.database.pool.query('update users set email_verified = false where id = $1', [user.id])
  await house.decide('hide', [id], 'Beledigend')
  await aMinuteLater(house)
  expect(await house.allLetters()).toEqual([])
})

test('a comment is a text like any other, and nobody is written to about their own decision', async () => {
  const house = await commentsHouse()
  const { admin, post } = house
  const own = await admin.send('POST', '/api/comments?lng=nl', { postId: post, text: 'Een proef van mezelf.' })
  expect((await house.decide('hide', (await own.json()).id, 'Een proef')).status).toBe(200)
  expect(await aMinuteLater(house)).toEqual([])

  const rita = await house.reader({ language: 'en' })
  const id = await rita.write('Wat een onzin van een idioot.')
  await house.decide('hide', id, 'An insult')
  await aMinuteLater(house)
  expect(await house.allLetters()).toMatchObject([
    { kind: 'moderation.hidden', locale: 'en', subject: 'A text of yours can no longer be seen on the site' },
  ])
})
