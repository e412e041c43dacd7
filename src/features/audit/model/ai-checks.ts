import { aiSiteCheck } from './ai-checks/define.ts'
import { FILE_CHECKS } from './ai-checks/files.ts'
import { PAGE_CHECKS } from './ai-checks/pages.ts'
import type { Check } from './check.ts'

/** Every check of the AI readiness audit. */
export const AI_CHECKS: readonly Check[] = [
  ...FILE_CHECKS,
  ...PAGE_CHECKS,

  /** The finding is attached to the page of the closest passage. */
  aiSiteCheck(
    'question-unanswered',
    'warning',
    ({ answers }) =>
      answers
        .filter(({ isAnswered }) => !isAnswered)
        .map(({ locale, question, address }) => ({ address, element: `${locale}: ${question}`, values: { question } })),
    ({ answers }) => answers.length,
  ),
]
