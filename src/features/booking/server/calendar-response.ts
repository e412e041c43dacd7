import { describeRoute } from 'hono-openapi'

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8'

export const describeCalendar = (summary: string, description: string) =>
  describeRoute({
    tags: ['booking'],
    summary,
    responses: { 200: { description, content: { 'text/calendar': { schema: { type: 'string' } } } } },
  })
