import { Fragment } from 'react'
import { useLocale } from '#platform/i18n/provider.tsx'
import { Link } from '#ui/link.tsx'
import { answerText } from '../model/answers.ts'
import type { Answer } from '../model/question.schema.ts'

/** Answers as terms and descriptions, inside a `dl`. An earlier release sends none. */
export function AnswerDetails({ answers = [] }: { answers: readonly Answer[] | undefined }) {
  const locale = useLocale()
  return answers.map((answer) => (
    <Fragment key={answer.code}>
      <dt dir="auto">{answer.label[locale]}</dt>
      <dd dir="auto" className="whitespace-pre-wrap wrap-anywhere">
        {answer.kind === 'url' ? (
          <Link href={answer.text} rel="noreferrer nofollow">
            {answer.text}
          </Link>
        ) : (
          answerText(answer, locale)
        )}
      </dd>
    </Fragment>
  ))
}
