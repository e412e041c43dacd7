import type { Context } from '#platform/server/context.ts'
import { type AssistantReport, READ_FILES } from '../../model/answers/answers.schema.ts'
import * as repo from './answerability.repo.ts'

export async function getAssistantReport(ctx: Pick<Context, 'db' | 'fetchOwn'>): Promise<AssistantReport> {
  const [answers, twins, files] = await Promise.all([
    repo.listAnswers(ctx.db),
    repo.countTwins(ctx.db),
    Promise.all(READ_FILES.map((path) => readFile(ctx, path))),
  ])
  return { answers: answers.map(({ at: _, ...answer }) => answer), files, twins }
}

async function readFile({ fetchOwn }: Pick<Context, 'fetchOwn'>, path: (typeof READ_FILES)[number]) {
  const answer = await fetchOwn(path)
  return { path, status: answer.status, bytes: (await answer.arrayBuffer()).byteLength }
}
