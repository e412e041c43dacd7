import { hasPublishedExceptBy } from '#features/blog/server/posts/post.repo.ts'
import { listActive } from '#features/booking/server/rules/rule.repo.ts'
import { DEMO_ID_PATTERN } from '#features/demo/model/demo-user.ts'
import { hasDemoUsers } from '#features/demo/server/demo.repo.ts'
import type { SetupSource } from '#features/setup/server/setup.routes.ts'

/** What blog, booking and demo know about the state of a new site. */
export const setupSource: SetupSource = async ({ db, now }) => {
  const [rules, hasDemoContent, hasOwnArticle] = await Promise.all([
    listActive(db),
    hasDemoUsers(db),
    hasPublishedExceptBy(db, DEMO_ID_PATTERN, now()),
  ])
  return { hasOpeningRule: rules.some(({ isBlocked }) => !isBlocked), hasDemoContent, hasOwnArticle }
}
