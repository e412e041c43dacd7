import { Hono } from 'hono'
import { requireAdmin } from '#platform/server/guards.ts'
import { type AppEnv, explains } from '#platform/server/http.ts'
import { assistantReport } from '../model/answers.schema.ts'
import { getAssistantReport } from './assistants.service.ts'

const explain = explains('audit')

export const assistantRoutes = new Hono<AppEnv>().get(
  '/',
  explain('What AI assistants find', assistantReport, 'Questions with the passage that answers them, files and twins'),
  requireAdmin,
  async (c) => c.json(await getAssistantReport(c.var.ctx)),
)

export type AssistantRoutes = typeof assistantRoutes
