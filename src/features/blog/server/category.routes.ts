import { Hono } from 'hono'
import { z } from 'zod'
import { requirePermission } from '#platform/server/guards.ts'
import { type AppEnv, explains, validate } from '#platform/server/http.ts'
import { blogErrors } from '../model/blog.errors.ts'
import { categoryInput, categoryOrder, categoryRemoval, managedCategory } from '../model/category.ts'
import {
  addCategory,
  changeCategory,
  getManagedCategories,
  orderCategories,
  removeCategory,
} from './category.service.ts'

const explain = explains('blog')
const all = z.array(managedCategory)
const managers = requirePermission('category:manage')

/** For those who manage categories; who writes may look. Each call answers with all of them. */
export const categoryRoutes = new Hono<AppEnv>()
  .get(
    '/',
    explain('Categories in every language', all, 'The categories'),
    requirePermission('category:manage', 'blog:write'),
    async (c) => c.json(await getManagedCategories(c.var.ctx)),
  )
  .post(
    '/',
    explain('Make a category or subcategory', all, 'The categories', 201),
    managers,
    validate('json', categoryInput),
    async (c) => c.json(await addCategory(c.var.ctx, c.var.user, c.req.valid('json')), 201),
  )
  .put(
    '/order',
    explain('Put the categories of one level in order', all, 'The categories'),
    managers,
    validate('json', categoryOrder),
    async (c) => c.json(await orderCategories(c.var.ctx, c.var.user, c.req.valid('json').ids)),
  )
  .put(
    '/:id',
    explain('Rename or describe a category; its old address leads to the new one', all, 'The categories'),
    managers,
    validate('json', categoryInput),
    async (c) => c.json(await changeCategory(c.var.ctx, c.var.user, idIn(c.req.param('id')), c.req.valid('json'))),
  )
  .delete(
    '/:id',
    explain('Delete a category, when it is empty or with a place for its posts', all, 'The categories'),
    managers,
    validate('query', categoryRemoval),
    async (c) =>
      c.json(await removeCategory(c.var.ctx, c.var.user, idIn(c.req.param('id')), c.req.valid('query').moveTo)),
  )

function idIn(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw blogErrors.CATEGORY_MISSING()
  return Number(text)
}

export type CategoryRoutes = typeof categoryRoutes
