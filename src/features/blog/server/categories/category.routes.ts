import { Hono } from 'hono'
import { z } from 'zod'
import { requirePermission } from '#platform/server/guards.ts'
import { type AppEnv, operationsFor, validate } from '#platform/server/http.ts'
import { blogErrors } from '../../model/blog.errors.ts'
import { categoryInput, categoryOrder, categoryRemoval, managedCategory } from '../../model/category.schema.ts'
import {
  addCategory,
  getManagedCategories,
  orderCategories,
  removeCategory,
  updateCategory,
} from './category.service.ts'

const operation = operationsFor('blog')
const all = z.array(managedCategory)
const requireManager = requirePermission('category:manage')

/** For those who manage categories; who writes may look. Each call answers with all of them. */
export const categoryRoutes = new Hono<AppEnv>()
  .get(
    '/',
    operation('Categories in every language', all, 'The categories'),
    requirePermission('category:manage', 'blog:write'),
    async (c) => c.json(await getManagedCategories(c.var.ctx)),
  )
  .post(
    '/',
    operation('Make a category or subcategory', all, 'The categories', 201),
    requireManager,
    validate('json', categoryInput),
    async (c) => c.json(await addCategory(c.var.ctx, c.var.user, c.req.valid('json')), 201),
  )
  .put(
    '/order',
    operation('Put the categories of one level in order', all, 'The categories'),
    requireManager,
    validate('json', categoryOrder),
    async (c) => c.json(await orderCategories(c.var.ctx, c.var.user, c.req.valid('json').ids)),
  )
  .put(
    '/:id',
    operation('Rename or describe a category; its old address leads to the new one', all, 'The categories'),
    requireManager,
    validate('json', categoryInput),
    async (c) =>
      c.json(await updateCategory(c.var.ctx, c.var.user, parseCategoryId(c.req.param('id')), c.req.valid('json'))),
  )
  .delete(
    '/:id',
    operation('Delete a category, when it is empty or with a place for its posts', all, 'The categories'),
    requireManager,
    validate('query', categoryRemoval),
    async (c) =>
      c.json(
        await removeCategory(c.var.ctx, c.var.user, parseCategoryId(c.req.param('id')), c.req.valid('query').moveTo),
      ),
  )

function parseCategoryId(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw blogErrors.CATEGORY_MISSING()
  return Number(text)
}

export type CategoryRoutes = typeof categoryRoutes
