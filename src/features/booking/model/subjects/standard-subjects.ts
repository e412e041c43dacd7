import type { Subject } from './subject.schema.ts'

/** The subjects of the specification; the owner can change them. */
export const STANDARD_REQUEST_TYPES = ['NEW_WEB_APPLICATION', 'CHANGE_REQUEST', 'REPORT_ISSUE'] as const

const NO_TEXT = { nl: '', en: '', fr: '' }

/** Everything that a subject of the owner needs not have. */
export const EMPTY_SUBJECT: Omit<Subject, 'code'> = {
  name: NO_TEXT,
  description: NO_TEXT,
  minutes: 30,
  place: NO_TEXT,
  bufferBefore: null,
  bufferAfter: null,
  noticeHours: null,
  maxPerDay: null,
  questions: [],
  active: true,
}

const [NEW_WEB_APPLICATION, CHANGE_REQUEST, REPORT_ISSUE] = STANDARD_REQUEST_TYPES
export const STANDARD_SUBJECTS: Subject[] = [
  {
    ...EMPTY_SUBJECT,
    code: NEW_WEB_APPLICATION,
    name: {
      nl: 'Nieuwe website of webapplicatie',
      en: 'New website or web application',
      fr: 'Nouveau site ou application web',
    },
    minutes: 60,
  },
  {
    ...EMPTY_SUBJECT,
    code: CHANGE_REQUEST,
    name: { nl: 'Aanpassing', en: 'Change request', fr: 'Modification' },
  },
  {
    ...EMPTY_SUBJECT,
    code: REPORT_ISSUE,
    name: { nl: 'Probleem melden', en: 'Report an issue', fr: 'Signaler un problème' },
  },
]
