import {
  fromQuestionDrafts,
  newCode,
  type QuestionDraft,
  toQuestionDrafts,
} from '#features/form-questions/ui/admin/question-draft.ts'
import { parseDecimal, parseOptionalDecimal } from '#features/settings/ui/admin/draft-values.ts'
import { EMPTY_SUBJECT } from '../../../model/subjects/standard-subjects.ts'
import type { Subject } from '../../../model/subjects/subject.schema.ts'
import type { Subjects } from '../../../model/subjects/subjects.schema.ts'

/** Rules of a subject that replace the general ones; empty: the general one. */
export const OWN_RULES = ['bufferBefore', 'bufferAfter', 'noticeHours', 'maxPerDay'] as const
export type OwnRule = (typeof OWN_RULES)[number]
type NumberName = OwnRule | 'minutes'

/** `id` identifies the row in the form; numbers are the typed text. */
export type SubjectDraft = Omit<Subject, NumberName | 'questions'> & {
  id: number
  questions: QuestionDraft[]
} & Record<NumberName, string>
export type SubjectsDraft = { subjects: SubjectDraft[] }

export function toSubjectsDraft({ subjects }: Subjects): SubjectsDraft {
  return { subjects: subjects.map((subject, id) => ({ ...toDraft(subject), id })) }
}

export function fromSubjectsDraft({ subjects }: SubjectsDraft): Subjects {
  return {
    subjects: subjects.map(({ id: _, ...draft }) => ({
      ...draft,
      minutes: parseDecimal(draft.minutes),
      questions: fromQuestionDrafts(draft.questions),
      ...mapRules((rule) => parseOptionalDecimal(draft[rule])),
    })),
  }
}

/** With a generated code, which never changes: appointments and links refer to it. */
export function newSubject(): Omit<SubjectDraft, 'id'> {
  return toDraft({ ...EMPTY_SUBJECT, code: newCode('SUBJECT') })
}

function toDraft(subject: Subject): Omit<SubjectDraft, 'id'> {
  return {
    ...subject,
    questions: toQuestionDrafts(subject.questions),
    minutes: String(subject.minutes),
    ...mapRules((rule) => String(subject[rule] ?? '')),
  }
}

function mapRules<To>(convert: (rule: OwnRule) => To): Record<OwnRule, To> {
  return Object.fromEntries(OWN_RULES.map((rule) => [rule, convert(rule)])) as Record<OwnRule, To>
}
