import { expect, test } from 'vitest'
import { companySetting } from '#features/settings/model/company.schema.ts'
import { STANDARD_SUBJECTS } from './standard-subjects.ts'
import type { Subject } from './subject.schema.ts'
import { firstMeetingMinutes, placeOf, shortestSubject, subjectName } from './subject.ts'
import { MAX_SUBJECTS, subjectsSetting } from './subjects.schema.ts'

const [build, change, report] = STANDARD_SUBJECTS as [Subject, Subject, Subject]
const NO_TEXT = { nl: '', en: '', fr: '' }

function errorsOf(subjects: unknown) {
  const { error } = subjectsSetting.schema.safeParse({ subjects })
  return error?.issues.map(({ path, message }) => [path.join('.'), message])
}

test('the standard subjects are valid, and so is one with a name in a single language', () => {
  expect(errorsOf(STANDARD_SUBJECTS)).toBeUndefined()
  expect(errorsOf([{ ...build, name: { ...NO_TEXT, fr: 'Entretien' } }])).toBeUndefined()
})

test.each([
  ['no name in any language', [{ ...build, name: NO_TEXT }], 'subjects.0.name.nl', 'subjects:name.required'],
  [
    'a duration below five minutes',
    [build, { ...change, minutes: 4 }],
    'subjects.1.minutes',
    'subjects:minutes.invalid',
  ],
  [
    'a place of 301 characters',
    [{ ...build, place: { ...NO_TEXT, nl: 'x'.repeat(301) } }],
    'subjects.0.place.nl',
    'subjects:tooLong',
  ],
  ['only hidden subjects', [{ ...build, active: false }], 'subjects', 'subjects:noneActive'],
  ['no subject at all', [], 'subjects', 'subjects:noneActive'],
  ['one code twice', [build, build], 'subjects', 'subjects:sameCode'],
  [
    'too many',
    Array.from({ length: MAX_SUBJECTS + 1 }, (_, n) => ({ ...build, code: `SUBJECT_${n}` })),
    'subjects',
    'subjects:tooMany',
  ],
])('%s is refused at its field', (_, subjects, path, message) => {
  expect(errorsOf(subjects)).toEqual([[path, message]])
})

test('a code cannot contain what a URL or a selector would have to escape', () => {
  for (const code of ['', 'a', 'A"B', 'A B', '<A>', 'É', 'A'.repeat(41)])
    expect(errorsOf([{ ...build, code }])?.[0]?.[0], code).toBe('subjects.0.code')
})

test('name and place fall back to another language, then to the code and the address of the company', () => {
  const subject = { ...change, name: { ...NO_TEXT, fr: 'Réparation' }, place: { ...NO_TEXT, nl: 'Atelier' } }
  const source = { subjects: [subject], company: companySetting.initial }
  expect([subjectName(source, subject.code, 'nl'), subjectName(source, 'GONE', 'nl')]).toEqual(['Réparation', 'GONE'])
  expect(placeOf(source, { requestType: subject.code, status: 'PENDING', meetingRoom: '' }, 'en')).toBe('Atelier')
})

test('the shortest subject that can be chosen is the first shown; a first meeting is about a new website', () => {
  expect(shortestSubject({ subjects: [{ ...change, active: false }, build, { ...report, minutes: 45 }] })?.code).toBe(
    'REPORT_ISSUE',
  )
  expect(firstMeetingMinutes({ subjects: [change, build] })).toBe(60)
  expect(firstMeetingMinutes({ subjects: [change, report] })).toBe(30)
})
