import { createFileRoute, useRouterState } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { AnalyticsSettingsForm } from '#features/analytics/ui/admin/analytics-settings-form.tsx'
import { QuestionsForm } from '#features/audit/ui/assistants/questions-form.tsx'
import { BookingSettingsForm } from '#features/booking/ui/admin/booking-settings-form.tsx'
import { MeasurementForm } from '#features/consent/ui/admin/measurement-form.tsx'
import { PasswordPolicyForm } from '#features/identity/ui/admin/password-policy-form.tsx'
import { SignInSettingsForm } from '#features/identity/ui/admin/sign-in-settings-form.tsx'
import { ModerationSettingsForm } from '#features/moderation/ui/moderation-settings-form.tsx'
import { CompanyForm } from '#features/settings/ui/admin/forms/company-form.tsx'
import { AdminSettings } from '#features/settings/ui/admin/settings-screen.tsx'
import { PackagesForm } from '#features/site/ui/admin/packages-form.tsx'
import { loadContent } from '#features/site/ui/load-content.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { adminPage } from '#shell/admin/admin-page.tsx'
import { adminTexts } from '#shell/admin/messages/index.ts'
import { SETTING_TABS, SETTING_TEXTS, type SettingTab } from '#shell/admin/setting-tabs.ts'

export const Route = createFileRoute('/_data/admin/settings')({
  loader: () => loadContent('adminSettings', ...Object.values(SETTING_TEXTS)),
  component: adminPage(Settings),
})

const FORMS: { [Tab in SettingTab]: ComponentType } = {
  company: CompanyForm,
  packages: PackagesForm,
  'sign-in': SignInSettingsForm,
  'password-policy': PasswordPolicyForm,
  booking: BookingSettingsForm,
  moderation: ModerationSettingsForm,
  analytics: AnalyticsSettingsForm,
  measurement: MeasurementForm,
  questions: QuestionsForm,
}

function Settings() {
  const t = useT(adminTexts)
  // The hash selects the tab: `/admin/settings#packages`.
  const hash = useRouterState({ select: ({ location }) => location.hash })
  const navigate = Route.useNavigate()
  return (
    <AdminSettings
      tabs={SETTING_TABS.map((value) => {
        const Form = FORMS[value]
        return { value, label: t(`setting.${value}`), content: <Form /> }
      })}
      value={SETTING_TABS.find((key) => key === hash) ?? 'company'}
      onValueChange={(next) => navigate({ hash: next, resetScroll: false, hashScrollIntoView: false })}
    />
  )
}
