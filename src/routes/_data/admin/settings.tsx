import { createFileRoute, useLoaderData, useRouterState } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { AnalyticsSettingsForm } from '#features/analytics/ui/admin/analytics-settings-form.tsx'
import { CrawlerSettingsForm } from '#features/analytics/ui/admin/crawler-settings-form.tsx'
import { GoalsForm } from '#features/analytics/ui/admin/goals-form.tsx'
import { SearchConsoleSettingsForm } from '#features/analytics/ui/admin/search-console/search-console-settings-form.tsx'
import { QuestionsForm } from '#features/audit/ui/admin/assistants/questions-form.tsx'
import { bookingHoursTexts } from '#features/booking/messages/hours/index.ts'
import { BookingSettingsForm } from '#features/booking/ui/admin/booking-settings-form.tsx'
import { OpeningHoursHint } from '#features/booking/ui/admin/hours/opening-hours-hint.tsx'
import { SubjectsForm } from '#features/booking/ui/admin/subjects/subjects-form.tsx'
import { MeasurementForm } from '#features/consent/ui/admin/measurement-form.tsx'
import { ContactFormSettingsForm } from '#features/contact/ui/admin/contact-form-settings.tsx'
import { formQuestionsTexts } from '#features/form-questions/messages/index.ts'
import { PasswordPolicyForm } from '#features/identity/ui/admin/password-policy-form.tsx'
import { SignInSettingsForm } from '#features/identity/ui/admin/sign-in-settings-form.tsx'
import { REAUTHENTICATION_TEXTS } from '#features/identity/ui/profile/reauthentication-dialog.tsx'
import { LookForm } from '#features/look/ui/admin/look-form.tsx'
import { mailAdminTexts } from '#features/mail/messages/admin/index.ts'
import { MailServerForm } from '#features/mail/ui/admin/mail-server-form.tsx'
import { uploadPhoto } from '#features/media/ui/upload-picture.ts'
import { ModerationSettingsForm } from '#features/moderation/ui/admin/moderation-settings-form.tsx'
import { CompanyForm } from '#features/settings/ui/admin/forms/company-form.tsx'
import { LanguagesForm } from '#features/settings/ui/admin/forms/languages-form.tsx'
import { AdminSettings } from '#features/settings/ui/admin/settings-screen.tsx'
import { PackagesForm } from '#features/site/ui/admin/packages-form.tsx'
import { ServicePricesForm } from '#features/site/ui/admin/service-prices-form.tsx'
import { loadContent } from '#features/site/ui/load-content.ts'
import { useT } from '#platform/i18n/provider.tsx'
import type { Uses } from '#platform/i18n/texts.ts'
import { AdminPage } from '#shell/admin/admin-page.tsx'
import { BackupForm } from '#shell/admin/backup-form.tsx'
import { adminTexts } from '#shell/admin/messages/index.ts'
import { ALL_SETTING_TEXTS, SETTING_GROUPS, SETTING_TABS, type SettingTab } from '#shell/admin/setting-tabs.ts'

const SETTINGS_TEXTS = [
  formQuestionsTexts,
  mailAdminTexts,
  bookingHoursTexts,
  ...REAUTHENTICATION_TEXTS,
  ...ALL_SETTING_TEXTS,
] as const

export const Route = createFileRoute('/_data/admin/settings')({
  loader: () => loadContent('adminSettings', ...SETTINGS_TEXTS),
  component: () => <AdminPage data={useLoaderData({ from: '/_data/admin/settings' })} screen={Settings} />,
})

const FORMS: { [Tab in SettingTab]: ComponentType<Uses<typeof SETTINGS_TEXTS>> } = {
  company: () => <CompanyForm hoursNote={OpeningHoursHint} uploadPhoto={uploadPhoto} />,
  languages: LanguagesForm,
  look: LookForm,
  packages: PackagesForm,
  'service-prices': ServicePricesForm,
  'sign-in': SignInSettingsForm,
  'password-policy': PasswordPolicyForm,
  booking: BookingSettingsForm,
  subjects: SubjectsForm,
  'contact-form': ContactFormSettingsForm,
  'mail-server': MailServerForm,
  moderation: ModerationSettingsForm,
  analytics: AnalyticsSettingsForm,
  goals: GoalsForm,
  measurement: MeasurementForm,
  crawlers: CrawlerSettingsForm,
  'search-console': SearchConsoleSettingsForm,
  questions: QuestionsForm,
  backup: BackupForm,
}

function Settings({ texts }: Uses<typeof SETTINGS_TEXTS>) {
  const t = useT(adminTexts)
  // The hash selects the tab: `/admin/settings#packages`.
  const hash = useRouterState({ select: ({ location }) => location.hash })
  const navigate = Route.useNavigate()
  return (
    <AdminSettings
      tabs={SETTING_TABS.map((value) => {
        const Form = FORMS[value]
        return {
          value,
          label: t(`setting.${value}`),
          group: t(`settings.${SETTING_GROUPS[value]}`),
          content: <Form texts={texts} />,
        }
      })}
      value={SETTING_TABS.find((key) => key === hash) ?? 'company'}
      onValueChange={(next) => navigate({ hash: next, resetScroll: false, hashScrollIntoView: false })}
    />
  )
}
