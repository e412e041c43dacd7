import { useQuery } from '@tanstack/react-query'
import { QuestionFields } from '#features/form-questions/ui/question-fields.tsx'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { bookingPageTexts } from '../../messages/page/index.ts'
import type { RequestType } from '../../model/subjects/subject.schema.ts'
import { readBookingDraft, saveBookingDraft } from './booking-draft.ts'
import { subjectQuestionsQuery } from './questions.queries.ts'

/** The questions of the chosen subject. What is typed is part of the draft, also for another subject with the same question. */
export function SubjectQuestions({ type }: { type: RequestType }) {
  const t = useT(bookingPageTexts)
  const { data, isError, refetch } = useQuery(subjectQuestionsQuery(type))
  if (isError)
    return (
      <Note tone="danger" live>
        <p>{t('questions.failed')}</p>
        <Button variant="ghost" size="s" className="mt-3" onClick={() => refetch()}>
          {t('retry')}
        </Button>
      </Note>
    )
  if (!data) return <Skeleton shape="block" className="h-24 w-full" />
  return (
    <QuestionFields
      questions={data.questions}
      optional={t('questions.optional')}
      typedIn={(field) => readBookingDraft()[field]}
      onAnswer={(field, text) => saveBookingDraft({ ...readBookingDraft(), [field]: text })}
    />
  )
}
