import type { Company } from '#features/settings/model/company.schema.ts'
import { reachableEmail } from '#features/settings/model/company-facts.ts'
import type { SetupStep } from './setup.schema.ts'

/** The default of the policy is shorter, as specified. */
const RECOMMENDED_PASSWORD_LENGTH = 8

/** State of the site that the steps are computed from. No step is stored as done. */
export type SetupFacts = {
  company: Pick<Company, 'name' | 'street' | 'postalCode' | 'city' | 'email' | 'vatNumber' | 'openingHours'>
  isDemoCompany: boolean
  /** An active rule opens times for appointments. */
  hasOpeningRule: boolean
  hasMailServer: boolean
  /** The mail server accepted an email. */
  hasSentEmail: boolean
  /** An administrator still has the password of the first start. */
  hasFirstPassword: boolean
  minimumPasswordLength: number
  hasDemoContent: boolean
  /** A public article that is not demo content. */
  hasOwnArticle: boolean
}

/** What the owner of a new site does first, each with the screen to do it on. */
export function setupSteps(facts: SetupFacts): SetupStep[] {
  const { company, isDemoCompany, hasOpeningRule } = facts
  const { name, street, postalCode, city, email, vatNumber, openingHours } = company
  const hasDetails = [name, street, postalCode, city, email, vatNumber].every((text) => text !== '')
  const hasPublicHours = openingHours.length > 0 && !isDemoCompany
  const isMailTested = facts.hasMailServer && facts.hasSentEmail
  return [
    { key: 'company', isDone: hasDetails && !isDemoCompany, link: '/admin/settings#company' },
    {
      key: 'hours',
      isDone: hasPublicHours && hasOpeningRule,
      link: hasPublicHours ? '/admin/timeslots#rules' : '/admin/settings#company',
    },
    {
      key: 'mail',
      // Emails go out in the name of the company, and its address gets the notices.
      isDone: isMailTested && reachableEmail(company) !== '',
      link: isMailTested ? '/admin/settings#company' : '/admin/mail',
    },
    { key: 'password', isDone: !facts.hasFirstPassword, link: '/profile' },
    {
      key: 'passwordPolicy',
      isDone: facts.minimumPasswordLength >= RECOMMENDED_PASSWORD_LENGTH,
      link: '/admin/settings#password-policy',
    },
    { key: 'demo', isDone: !facts.hasDemoContent, link: '/admin' },
    { key: 'article', isDone: facts.hasOwnArticle, link: '/blog/new' },
  ]
}
