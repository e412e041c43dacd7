import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { parseDecimal } from '#features/settings/ui/admin/draft-values.ts'
import { AdminSettingForm, FieldGroup } from '#features/settings/ui/admin/setting-form.tsx'
import type { SettingForm } from '#features/settings/ui/admin/use-setting-form.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import type { Uses } from '#platform/i18n/texts.ts'
import { Button } from '#ui/button.tsx'
import { ErrorNote } from '#ui/failed-note.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { Select } from '#ui/form/select.tsx'
import { Note } from '#ui/note.tsx'
import type { mailAdminTexts } from '../../messages/admin/index.ts'
import { mailServerTexts } from '../../messages/server/index.ts'
import {
  DEFAULT_PORTS,
  MAIL_ENCRYPTIONS,
  type MailEncryption,
  type MailServer,
  type MailTestResult,
  mailServerSetting,
} from '../../model/mail-server.schema.ts'
import { DeliveryErrorText, formatMoment, ServerReply } from './email-status-badge.tsx'
import { mailQueries, useSaveMailServer, useTestMailServer } from './mail.queries.ts'

/** The password is never read back, so it is empty until the owner types one. */
type Draft = Omit<MailServer, 'port'> & { port: string; password: string }

export function MailServerForm(_: Uses<[typeof mailServerTexts, typeof mailAdminTexts]>) {
  const t = useT(mailServerTexts)
  const { data: status } = useSuspenseQuery(mailQueries.status())
  const save = useSaveMailServer()

  if (status.server?.source === 'environment')
    return (
      <>
        <Note title={t('inEnvironment')} className="mb-8">
          {t('inEnvironmentHelp', { name: status.server.name })}
        </Note>
        <MailTest />
      </>
    )

  return (
    <AdminSettingForm
      setting={mailServerSetting}
      texts={mailServerTexts}
      about={t('about')}
      toDraft={(server): Draft => ({ ...server, port: String(server.port), password: '' })}
      toValue={({ password: _, ...draft }) => ({ ...draft, port: parseDecimal(draft.port) })}
      saveWith={(change, { password }) => save({ ...change, password })}
      savedApart={({ password }) => (password ? t('passwordSaved') : undefined)}
    >
      {(form) => (
        <>
          {status.needsPassword && !form.isDirty && <Note tone="warn">{t('needsPassword')}</Note>}
          <ServerFields form={form} hasPassword={status.hasPassword} />
          <MailTest isDirty={form.isDirty} />
        </>
      )}
    </AdminSettingForm>
  )
}

function ServerFields({ form: { draft, change }, hasPassword }: { form: SettingForm<Draft>; hasPassword: boolean }) {
  const t = useT(mailServerTexts)

  /** The port follows as long as it is the usual one. */
  function choose(encryption: MailEncryption) {
    const isUsual = draft.port === String(DEFAULT_PORTS[draft.encryption])
    change({ encryption, ...(isUsual ? { port: String(DEFAULT_PORTS[encryption]) } : {}) })
  }

  return (
    <FieldGroup heading={t('group')}>
      <Field name="host" label={t('field.host')} hint={t('optional')} help={t('help.host')}>
        <Input
          autoComplete="off"
          spellCheck={false}
          inputMode="url"
          value={draft.host}
          onValueChange={(host) => change({ host })}
        />
      </Field>
      <div className="grid grid-cols-[1fr_5.5rem] gap-5">
        <Field name="encryption" label={t('field.encryption')}>
          <Select
            options={MAIL_ENCRYPTIONS.map((value) => ({ value, label: t(`choice.encryption.${value}`) }))}
            value={draft.encryption}
            onValueChange={choose}
          />
        </Field>
        <Field name="port" label={t('field.port')}>
          <Input
            required
            inputMode="numeric"
            className="font-mono"
            value={draft.port}
            onValueChange={(port) => change({ port })}
          />
        </Field>
      </div>
      <Field name="user" label={t('field.user')} hint={t('optional')} help={t('help.user')}>
        <Input autoComplete="off" spellCheck={false} value={draft.user} onValueChange={(user) => change({ user })} />
      </Field>
      <Field
        name="password"
        label={t('field.password')}
        help={t(hasPassword ? 'help.keepPassword' : 'help.newPassword')}
      >
        <Input
          type="password"
          autoComplete="new-password"
          value={draft.password}
          onValueChange={(password) => change({ password })}
        />
      </Field>
    </FieldGroup>
  )
}

/** Sends the admin an email through the saved mail server, and shows what the server replied. */
function MailTest({ isDirty = false }: { isDirty?: boolean }) {
  const t = useT(mailServerTexts)
  const locale = useLocale()
  const { data: status } = useQuery(mailQueries.status())
  const test = useTestMailServer()
  const help = !status?.hasMailServer ? t('testNone') : t(isDirty ? 'testUnsaved' : 'testHelp')
  return (
    <section aria-labelledby="mail-test" className="rounded-lg border border-line p-5 max-sm:p-4">
      <h2 id="mail-test" className="font-display font-semibold text-[1.15rem]">
        {t('test')}
      </h2>
      <p className="mt-2 max-w-[44em] text-ink-2">
        {help} {status?.testedAt && t('testedOn', { date: formatMoment(locale, status.testedAt) })}
      </p>
      <Button
        variant="ghost"
        className="mt-4"
        pending={test.isPending}
        disabled={isDirty || !status?.hasMailServer}
        onClick={() => test.mutate()}
      >
        {t('sendTest')}
      </Button>
      <ErrorNote className="mt-4">{test.isError && t('testFailed')}</ErrorNote>
      {test.data && <TestOutcome {...test.data} />}
    </section>
  )
}

function TestOutcome({ isAccepted, to, errorCode, serverMessage }: MailTestResult) {
  const t = useT(mailServerTexts)
  if (isAccepted)
    return (
      <Note live tone="ok" className="mt-4">
        {t('testAccepted', { address: to })} <ServerReply serverMessage={serverMessage} />
      </Note>
    )
  return (
    <Note live tone="danger" title={t('testRefused')} className="mt-4">
      <DeliveryErrorText errorCode={errorCode ?? 'other'} serverMessage={serverMessage} />
    </Note>
  )
}
