import { EMPTY_CASE_STUDY } from '#features/blog/model/case-studies/case-study.schema.ts'
import { markdownToDocument } from '#features/blog/model/markdown-to-document.ts'
import type { PostContent } from '#features/blog/model/post-input.schema.ts'
import { PORTFOLIO_TAG } from '#features/blog/server/case-studies/case-study.service.ts'
import { DEMO_CASES, type DemoCase } from '#features/demo/content/case-studies.ts'
import { demoUserId } from '#features/demo/model/demo-user.ts'
import type { DemoPart } from '#features/demo/server/demo.service.ts'
import { mapLocales } from '#features/settings/model/map-locales.ts'
import { DAY_MS } from '#kernel/time-units.ts'
import { invalidateTags } from '#platform/server/tags.ts'
import { seedDemoAuthors, seedDemoPost } from './demo-blog.service.ts'
import { hasCaseStudies } from './demo-content.repo.ts'

/** Case studies of the fictional reviewers, unless there is a case study already. Counted and removed with the demo posts. */
export const demoCases: DemoPart = {
  addedAs: 'cases',

  async seed({ now }, tx) {
    if (await hasCaseStudies(tx)) return
    await seedDemoAuthors(tx, now())
    for (const one of DEMO_CASES) {
      const at = new Date(now().getTime() - one.daysAgo * DAY_MS)
      await seedDemoPost(tx, toContent(one, at), at)
    }
    await invalidateTags(tx, 'posts', 'post-order', PORTFOLIO_TAG)
  },
}

function toContent({ creator, facts, texts }: DemoCase, at: Date): PostContent {
  const { reviewer, figures, ...known } = facts
  const date = at.toISOString().slice(0, 10)
  return {
    creator,
    categoryId: null,
    subcategoryId: null,
    originalLocale: 'nl',
    isPublic: true,
    publishedAt: at.toISOString(),
    coverId: null,
    tags: [],
    texts: mapLocales((locale) => {
      const { body, ...text } = texts[locale]
      return { ...text, document: markdownToDocument(body), coverAlt: '' }
    }),
    caseStudy: {
      ...EMPTY_CASE_STUDY,
      ...known,
      hasPermission: true,
      reviewId: demoUserId(reviewer),
      figures: figures.map((figure) => ({ ...figure, date })),
    },
  }
}
