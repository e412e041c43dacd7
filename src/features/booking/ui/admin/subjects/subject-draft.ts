import { parseDecimal } from '#features/settings/ui/admin/draft-values.ts'
import { EMPTY_SUBJECT } from '../../../model/standard-subjects.ts'
import type { Subject } from '../../../model/subject.schema.ts'
import type { Subjects } from '../../../model/subjects.schema.ts'

/** `id` identifies the row in the form; numbers are the typed text. */
export type SubjectDraft = Omit<Subject, 'minutes'> & { id: number; minutes: string }
export type SubjectsDraft = { subjects: SubjectDraft[] }

export function toSubjectsDraft({ subjects }: Subjects): SubjectsDraft {
  return { subjects: subjects.map((subject, id) => ({ ...toDraft(subject), id })) }
}

export function fromSubjectsDraft({ subjects }: SubjectsDraft): Subjects {
  return {
    subjects: subjects.map(({ id: _, minutes, ...subject }) => ({ ...subject, minutes: parseDecimal(minutes) })),
  }
}

/** With a generated code, which never changes: appointments and links refer to it. */
export function newSubject(): Omit<SubjectDraft, 'id'> {
  const random = [...crypto.getRandomValues(new Uint8Array(4))]
  const code = `SUBJECT_${random.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`.toUpperCase()
  return toDraft({ ...EMPTY_SUBJECT, code })
}

function toDraft({ minutes, ...subject }: Subject): Omit<SubjectDraft, 'id'> {
  return { ...subject, minutes: String(minutes) }
}
