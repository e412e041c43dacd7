import { Hono } from 'hono'
import { z } from 'zod'
import { LOCALES } from '#kernel/locale.ts'
import { type AppEnv, operationsFor, validate } from '#platform/server/http.ts'
import { blogErrors } from '../../model/blog.errors.ts'
import { publicCategories } from '../../model/category.schema.ts'
import { postList, postQuery, publicPost } from '../../model/post.schema.ts'
import { getCategories } from '../categories/category.service.ts'
import { getPost, listPosts } from './post.service.ts'

const operation = operationsFor('blog')
const language = z.object({ lng: z.enum(LOCALES) })

/** Public read API, the same for every caller: pages built from it are cached. */
export const blogRoutes = new Hono<AppEnv>()
  .get(
    '/posts',
    operation('List posts, newest first, or search them', postList, 'One page'),
    validate('query', postQuery),
    async (c) => c.json(await listPosts(c.var.ctx, c.req.valid('query'))),
  )
  .get('/posts/:id', operation('Read a post', publicPost, 'The post'), validate('query', language), async (c) =>
    c.json(await getPost(c.var.ctx, parseId(c.req.param('id')), c.req.valid('query').lng)),
  )
  .get(
    '/categories',
    operation('List categories and subcategories in order', publicCategories, 'The categories'),
    validate('query', language),
    async (c) => c.json(await getCategories(c.var.ctx, c.req.valid('query').lng)),
  )

export type BlogRoutes = typeof blogRoutes

export function parseId(text: string, notFound: () => Error = blogErrors.BLOG_NOT_FOUND): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw notFound()
  return Number(text)
}
