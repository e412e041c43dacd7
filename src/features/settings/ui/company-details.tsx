import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { settingsTexts } from '../messages/index.ts'
import { addressLines, companyPlaceholders } from '../model/company-facts.ts'
import { formatOpeningHours } from '../model/format-opening-hours.ts'
import { settingsQueries } from './settings.queries.ts'

const link = '-my-2 inline-flex min-h-11 items-center text-brand-strong underline underline-offset-4 hover:text-ink'

/** Contact details of the company; empty fields are left out. */
export function CompanyDetails() {
  const t = useT(settingsTexts)
  const locale = useLocale()
  const { data: company } = useSuspenseQuery(settingsQueries.company())
  const { phone, email, name, vatNumber, openingHours } = company
  const { companyLegalName, companyAddress, companyRegister } = companyPlaceholders(company, locale)
  return (
    <>
      <dl className="mt-8 grid gap-x-8 gap-y-5 empty:hidden sm:grid-cols-[minmax(0,max-content)_minmax(14.5rem,1fr)]">
        {phone && (
          <Detail term={t('phone')}>
            <a className={link} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              {phone}
            </a>
          </Detail>
        )}
        {email && (
          <Detail term={t('email')}>
            <a className={link} href={`mailto:${email}`}>
              {email}
            </a>
          </Detail>
        )}
        {companyLegalName !== name && <Detail term={t('legalName')}>{companyLegalName}</Detail>}
        {vatNumber && <Detail term={t('vatNumber')}>{vatNumber}</Detail>}
        {companyRegister && <Detail term={t('register')}>{companyRegister}</Detail>}
        {openingHours.length > 0 && (
          <Detail term={t('openingHours')}>
            {openingHours.map((hours) => (
              <span key={hours.days.join()} className="block">
                {formatOpeningHours(hours, locale)}
              </span>
            ))}
          </Detail>
        )}
      </dl>
      {/* Without an address it is in the section about the place. */}
      {companyAddress && <BookingLink />}
    </>
  )
}

export function BookingLink() {
  const t = useT(settingsTexts)
  return (
    <Link to="/booking" className={buttonStyles({}, 'mt-8')}>
      {t('appointment')}
    </Link>
  )
}

export function CompanyAddress() {
  const { data: company } = useSuspenseQuery(settingsQueries.company())
  return (
    <address className="not-italic">
      <span className="block text-ink-2">{company.name}</span>
      {addressLines(company, useLocale()).map((line) => (
        <span key={line} className="block font-bold font-display text-[1.6rem] leading-tight">
          {line}
        </span>
      ))}
    </address>
  )
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-3 max-sm:-mb-4">{term}</dt>
      <dd className="text-ink">{children}</dd>
    </>
  )
}
