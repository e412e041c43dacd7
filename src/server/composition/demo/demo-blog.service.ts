import { markdownToDocument } from '#features/blog/model/markdown-to-document.ts'
import type { PostContent } from '#features/blog/model/post-input.schema.ts'
import * as repo from '#features/blog/server/authoring/authoring.repo.ts'
import { postColumnsOf, writeTextsAndRevision } from '#features/blog/server/authoring/post-content.service.ts'
import { removePosts } from '#features/blog/server/authoring/purge.service.ts'
import { PORTFOLIO_TAG } from '#features/blog/server/case-studies/case-study.service.ts'
import * as categories from '#features/blog/server/categories/category.repo.ts'
import { countByPosts } from '#features/blog/server/comments/comment-post.repo.ts'
import {
  DEMO_ARTICLES,
  DEMO_CATEGORIES,
  type DemoArticle,
  type DemoCategory,
  type DemoTexts,
} from '#features/demo/content/articles.ts'
import { en } from '#features/demo/content/en.ts'
import { fr } from '#features/demo/content/fr.ts'
import { nl } from '#features/demo/content/nl.ts'
import { demoUserId } from '#features/demo/model/demo-user.ts'
import type { DemoPart } from '#features/demo/server/demo.service.ts'
import { type DemoUser, seedDemoUsers } from '#features/demo/server/demo-users.service.ts'
import { mapLocales } from '#features/settings/model/map-locales.ts'
import { expectDefined } from '#kernel/app-error.ts'
import type { Locale } from '#kernel/locale.ts'
import { slugOf } from '#kernel/slug.ts'
import { DAY_MS } from '#kernel/time-units.ts'
import type { Tx } from '#platform/server/db.ts'
import { invalidateTags } from '#platform/server/tags.ts'
import { listDemoPosts } from './demo-content.repo.ts'

const TEXTS: Record<Locale, DemoTexts> = { nl, en, fr }

/** Fictional author id, which marks the posts as demo. */
const DEMO_AUTHORS = [...new Set(Object.values(DEMO_ARTICLES).map(({ creator }) => creator))].map((name): DemoUser => {
  const [firstName = '', lastName = ''] = name.split(' ')
  return { key: keyOf(name), firstName, lastName, language: 'nl', isClient: false }
})

function keyOf(name: string): string {
  return slugOf(name).replaceAll('-', '.')
}

/** Demo articles of the past months, for the first start with an empty database. Case studies are counted and removed with them. */
export const demoBlog: DemoPart = {
  async seed({ now }, tx) {
    if (!(await repo.isEmpty(tx))) return
    const places = await seedCategories(tx, now())
    await seedDemoAuthors(tx, now())
    // Oldest first, so that ids increase with time.
    const keys = (Object.keys(DEMO_ARTICLES) as DemoArticle[]).sort(
      (a, b) => DEMO_ARTICLES[b].daysAgo - DEMO_ARTICLES[a].daysAgo,
    )
    for (const key of keys) await seedArticle(tx, key, places, now())
  },

  /** Comments include those of real users on demo posts. */
  async count(db) {
    const found = await listDemoPosts(db)
    const caseStudies = found.filter(({ kind }) => kind === 'case').length
    const comments = await countByPosts(
      db,
      found.map(({ id }) => id),
    )
    return { posts: found.length - caseStudies, caseStudies, comments }
  },

  /** Removes the demo posts with their dependants, and the demo categories that are empty then. */
  async remove(tx) {
    const ids = (await listDemoPosts(tx)).map(({ id }) => id)
    await removePosts(tx, ids)
    const slugs = Object.values(DEMO_CATEGORIES).flatMap(({ name, subcategories }) => [
      ...Object.values(subcategories).map((one) => slugOf(one.nl)),
      slugOf(name.nl),
    ])
    for (const slug of slugs) {
      const id = await categories.findIdBySlug(tx, slug)
      if (id !== undefined && !(await categories.isUsed(tx, id))) await categories.remove(tx, id)
    }
    await invalidateTags(tx, 'posts', 'post-order', PORTFOLIO_TAG, ...ids.map((id) => `post:${id}`))
  },
}

async function seedArticle(tx: Tx, key: DemoArticle, places: Map<string, number>, now: Date): Promise<void> {
  const { category, subcategory, daysAgo, creator, tags } = DEMO_ARTICLES[key]
  const at = new Date(now.getTime() - daysAgo * DAY_MS)
  const content: PostContent = {
    creator,
    categoryId: expectDefined(places.get(category), category),
    subcategoryId: expectDefined(places.get(`${category}.${subcategory}`), subcategory),
    originalLocale: 'nl',
    isPublic: true,
    publishedAt: at.toISOString(),
    coverId: null,
    tags: [...tags],
    texts: mapLocales((locale) => textOf(TEXTS[locale][key])),
  }
  await seedDemoPost(tx, content, at)
}

export function seedDemoAuthors(tx: Tx, at: Date): Promise<void> {
  return seedDemoUsers(tx, DEMO_AUTHORS, at)
}

/** The author of the name in `content` is a demo user. */
export async function seedDemoPost(tx: Tx, content: PostContent, at: Date): Promise<void> {
  const stamps = { createdAt: at, updatedAt: at }
  const authorId = demoUserId(keyOf(content.creator))
  const postId = await repo.insert(tx, { ...postColumnsOf(content), ...stamps, authorId, revision: 1 })
  await writeTextsAndRevision(tx, null, { postId, number: 1, content, at })
}

function textOf({ title, excerpt, body }: DemoTexts[DemoArticle]) {
  return { title, excerpt, document: markdownToDocument(body), coverAlt: '' }
}

/** Category ids by name: `design`, `design.pictures`. */
async function seedCategories(tx: Tx, createdAt: Date): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const key of Object.keys(DEMO_CATEGORIES) as DemoCategory[]) {
    const { name, description, subcategories } = DEMO_CATEGORIES[key]
    const slug = slugOf(name.nl)
    const { id } = await categories.insert(tx, { parentId: null, slug, name, description, createdAt })
    ids.set(key, id)
    for (const [subkey, subname] of Object.entries(subcategories)) {
      const below = { parentId: id, slug: slugOf(subname.nl), name: subname, description: {}, createdAt }
      ids.set(`${key}.${subkey}`, (await categories.insert(tx, below)).id)
    }
  }
  return ids
}
