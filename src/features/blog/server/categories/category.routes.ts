import { Hono } from 'hono'
import { z } from 'zod'
import { requirePermission } from '#features/identity/server/guards.ts'
import { type AppEnv, operationsFor, validate } from '#platform/server/http.ts'
import { blogErrors } from '../../model/blog.errors.ts'
import { categoryInput, categoryOrder, categoryRemoval, managedCategory } from '../../model/category.schema.ts'
import { parseId } from '../posts/blog.routes.ts'
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
const parseCategoryId = (id: string) => parseId(id, blogErrors.CATEGORY_MISSING)

/** Category management; writers may read. Every call returns the full list. */
export const categoryRoutes = new Hono<AppEnv>()
  .get(
    '/',
    operation('List categories in all languages', all, 'The categories'),
    requirePermission('category:manage', 'blog:write'),
    async (c) => c.json(await getManagedCategories(c.var.ctx)),
  )
  .post(
    '/',
    operation('Create a category or subcategory', all, 'The categories', 201),
    requireManager,
    validate('json', categoryInput),
    async (c) => c.json(await addCategory(c.var.ctx, c.var.user, c.req.valid('json')), 201),
  )
  .put(
    '/order',
    operation('Set the order of the categories of one level', all, 'The categories'),
    requireManager,
    validate('json', categoryOrder),
    async (c) => c.json(await orderCategories(c.var.ctx, c.var.user, c.req.valid('json').ids)),
  )
  .put(
    '/:id',
    operation('Rename or describe a category; its old slug redirects', all, 'The categories'),
    requireManager,
    validate('json', categoryInput),
    async (c) =>
      c.json(await updateCategory(c.var.ctx, c.var.user, parseCategoryId(c.req.param('id')), c.req.valid('json'))),
  )
  .delete(
    '/:id',
    operation('Delete a category; its content needs a target if it is not empty', all, 'The categories'),
    requireManager,
    validate('query', categoryRemoval),
    async (c) =>
      c.json(
        await removeCategory(c.var.ctx, c.var.user, parseCategoryId(c.req.param('id')), c.req.valid('query').moveTo),
      ),
  )

export type CategoryRoutes = typeof categoryRoutes
