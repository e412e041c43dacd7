import { expect, test } from 'vitest'
import { saveSetting } from '#features/settings/server/setting.service.ts'
import { getAnswerFacts } from '#server/composition/registered-facts.ts'
import { insertPages } from '#tests/fixtures/audit-fixture.ts'
import { testApp } from '#tests/test-app.ts'
import { questionsSetting } from '../../model/answers/questions.schema.ts'
import { answerQuestions } from './answerability.service.ts'

test('the report has the questions as typed, the files, and the number of complete twins', async () => {
  const { as, ctx } = await testApp()
  const { ask } = await as('admin')
  const script = '<script>alert(1)</script>?'
  await saveSetting(ctx, null, questionsSetting, { nl: [script], en: [], fr: [] })
  await answerQuestions(ctx, await getAnswerFacts(ctx))
  await insertPages(
    ctx.db,
    { address: '/', digest: { twin: { status: 200, missing: [] } } },
    { address: '/faq', digest: { twin: { status: 200, missing: ['A text.'] } } },
    { address: '/contact', digest: { twin: { status: 404, missing: [] } } },
    { address: '/blog?category=x', kind: 'category', digest: { twin: null } },
  )
  const report = await (await ask('/api/audit/answers')).json()
  expect(report.answers).toEqual([
    {
      locale: 'nl',
      question: script,
      isAnswered: false,
      coverage: 0,
      address: '',
      heading: '',
      passage: '',
      kind: null,
      place: '/faq',
    },
  ])
  expect(report.files.map(({ path, status }: { path: string; status: number }) => [path, status])).toEqual([
    ['/llms.txt', 200],
    ['/llms-full.txt', 200],
    ['/robots.txt', 200],
  ])
  expect(report.twins).toEqual({ pages: 3, present: 2, equal: 1 })
})

test('before the first run there are no answers', async () => {
  const { as } = await testApp()
  const { ask } = await as('admin')
  expect(await (await ask('/api/audit/answers')).json()).toMatchObject({ answers: [], twins: { pages: 0 } })
})
