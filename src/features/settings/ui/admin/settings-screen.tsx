import { type ReactNode, Suspense } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { settingsAdminTexts } from '../../messages/admin/index.ts'
import { isTabSubject, SUBJECTS, type TabSubject } from '../../model/subjects.ts'
import { AdminAnalyticsForm } from './forms/analytics-form.tsx'
import { AdminBookingForm } from './forms/booking-form.tsx'
import { AdminCompanyForm } from './forms/company-form.tsx'
import { AdminMeasurementForm } from './forms/measurement-form.tsx'
import { AdminPasswordForm } from './forms/password-form.tsx'
import { AdminQuestionsForm } from './forms/questions-form.tsx'
import { AdminSignInForm } from './forms/sign-in-form.tsx'

type AdminSettingsProps = {
  subject: TabSubject
  onSubject: (subject: TabSubject) => void
  /** Passed in: the packages form needs the site's own texts, which this slice cannot import. */
  packages: ReactNode
}

export function AdminSettings({ subject, onSubject, packages }: AdminSettingsProps) {
  const t = useT(settingsAdminTexts)
  const forms: { [Name in TabSubject]: ReactNode } = {
    company: <AdminCompanyForm />,
    packages,
    'sign-in': <AdminSignInForm />,
    'password-policy': <AdminPasswordForm />,
    booking: <AdminBookingForm />,
    analytics: <AdminAnalyticsForm />,
    measurement: <AdminMeasurementForm />,
    questions: <AdminQuestionsForm />,
  }
  const tabs = Object.keys(SUBJECTS)
    .filter(isTabSubject)
    .map((value) => ({
      value,
      label: t(`subject.${value}`),
      content: <Suspense fallback={<FormSkeleton />}>{forms[value]}</Suspense>,
    }))
  return <Tabs label={t('subjects')} tabs={tabs} value={subject} onValueChange={onSubject} />
}

function FormSkeleton() {
  const t = useT(settingsAdminTexts)
  return (
    <Loading label={t('loading')} className="grid gap-6 md:grid-cols-2">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <div key={key}>
          <Skeleton className="mb-2 h-4 w-32" />
          <Skeleton className="h-[46px] w-full" />
        </div>
      ))}
    </Loading>
  )
}
