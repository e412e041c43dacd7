import { Hono } from 'hono'
import { requireAdmin } from '#platform/server/guards.ts'
import { type AppEnv, operationsFor } from '#platform/server/http.ts'
import { assistantReport } from '../../model/answers/answers.schema.ts'
import { getAssistantReport } from './assistants.service.ts'

const operation = operationsFor('audit')

export const assistantRoutes = new Hono<AppEnv>().get(
  '/',
  operation(
    'What AI assistants find',
    assistantReport,
    'Questions with the passage that answers them, files and twins',
  ),
  requireAdmin,
  async (c) => c.json(await getAssistantReport(c.var.ctx)),
)

export type AssistantRoutes = typeof assistantRoutes
