import type { Question } from '../../model/question.schema.ts'

/** `id` identifies a row while others are removed. */
type Row<Value> = Value & { id: number }
export type ChoiceDraft = Row<Question['choices'][number]>
export type QuestionDraft = Row<Omit<Question, 'choices'> & { choices: ChoiceDraft[] }>

const NO_TEXT = { nl: '', en: '', fr: '' }

export function toQuestionDrafts(questions: readonly Question[]): QuestionDraft[] {
  return questions.map(({ choices, ...question }, id) => ({
    ...question,
    id,
    choices: choices.map((choice, at) => ({ ...choice, id: at })),
  }))
}

export function fromQuestionDrafts(drafts: readonly QuestionDraft[]): Question[] {
  return drafts.map(({ id: _, choices, ...question }) => ({
    ...question,
    // The choices stay in the form while another kind is tried out.
    choices: question.kind === 'choice' ? choices.map(({ id: _id, ...choice }) => choice) : [],
  }))
}

export function newQuestion(): Omit<QuestionDraft, 'id'> {
  return { code: newCode('Q'), kind: 'shortText', isRequired: false, label: NO_TEXT, choices: [] }
}

export function newChoice(): Omit<ChoiceDraft, 'id'> {
  return { code: newCode('C'), label: NO_TEXT }
}

/** A code that never changes: stored answers and links refer to it. */
export function newCode(prefix: string): string {
  const random = [...crypto.getRandomValues(new Uint8Array(4))]
  return `${prefix}_${random.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`.toUpperCase()
}
