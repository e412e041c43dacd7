import type { z } from 'zod'
import { analyticsSettings, DEFAULT_ANALYTICS } from './analytics-settings.schema.ts'
import { bookingSettings, DEFAULT_BOOKING } from './booking-settings.schema.ts'
import { company, UNNAMED_COMPANY } from './company.schema.ts'
import { measurement, NO_MEASUREMENT } from './measurement.schema.ts'
import { packageChanges } from './packages.schema.ts'
import { pageTexts } from './page-texts.schema.ts'
import { DEFAULT_PASSWORD_POLICY, passwordPolicy } from './password-policy.schema.ts'
import { clientQuestions, DEFAULT_QUESTIONS } from './questions.schema.ts'
import { DEFAULT_SIGN_IN, signInSettings } from './sign-in-settings.schema.ts'

/**
 * Settings by subject: schema and initial value. The name is the row key and the cache tag of the pages that show it.
 */
export const SUBJECTS = {
  company: { schema: company, initial: UNNAMED_COMPANY },
  packages: { schema: packageChanges, initial: {} },
  'sign-in': { schema: signInSettings, initial: DEFAULT_SIGN_IN },
  'password-policy': { schema: passwordPolicy, initial: DEFAULT_PASSWORD_POLICY },
  booking: { schema: bookingSettings, initial: DEFAULT_BOOKING },
  analytics: { schema: analyticsSettings, initial: DEFAULT_ANALYTICS },
  measurement: { schema: measurement, initial: NO_MEASUREMENT },
  'page-texts': { schema: pageTexts, initial: {} },
  questions: { schema: clientQuestions, initial: DEFAULT_QUESTIONS },
} as const

export type Subject = keyof typeof SUBJECTS
export type ValueOf<Name extends Subject> = z.infer<(typeof SUBJECTS)[Name]['schema']>

/** Subjects with a tab on the settings screen. Page texts have their own screen. */
export type TabSubject = Exclude<Subject, 'page-texts'>

export function isTabSubject(name: string): name is TabSubject {
  return isSubject(name) && name !== 'page-texts'
}

/** Other rows of the table, such as generated keys, cannot be read or changed by the API. */
export function isSubject(name: string): name is Subject {
  return Object.hasOwn(SUBJECTS, name)
}
