import { Hono } from 'hono'
import type { AuthenticatedEnv } from '#platform/server/guards.ts'
import { operationsFor } from '#platform/server/http.ts'
import { assistantReport } from '../../model/answers/answers.schema.ts'
import { getAssistantReport } from './assistants.service.ts'

const operation = operationsFor('audit')

export const assistantRoutes = new Hono<AuthenticatedEnv>().get(
  '/',
  operation(
    'Answerability, files and Markdown twins for AI assistants',
    assistantReport,
    'Questions with the closest passage, file status and twin counts',
  ),
  async (c) => c.json(await getAssistantReport(c.var.ctx)),
)

export type AssistantRoutes = typeof assistantRoutes
