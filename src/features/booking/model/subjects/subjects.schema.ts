import { z } from 'zod'
import { defineSetting } from '#features/settings/model/define-setting.ts'
import { STANDARD_SUBJECTS } from './standard-subjects.ts'
import { subject } from './subject.schema.ts'

export const MAX_SUBJECTS = 20

const subjects = z
  .object({ subjects: z.array(subject).max(MAX_SUBJECTS, 'subjects:tooMany') })
  .superRefine((value, context) => {
    const issue = (message: string) => context.addIssue({ code: 'custom', path: ['subjects'], message })
    if (!value.subjects.some(({ active }) => active)) issue('subjects:noneActive')
    if (new Set(value.subjects.map(({ code }) => code)).size < value.subjects.length) issue('subjects:sameCode')
  })
  .meta({ id: 'Subjects' })
export type Subjects = z.infer<typeof subjects>

/** What an appointment can be about, in the order of the booking page. */
export const subjectsSetting = defineSetting<Subjects>({
  key: 'subjects',
  schema: subjects,
  initial: { subjects: STANDARD_SUBJECTS },
})
