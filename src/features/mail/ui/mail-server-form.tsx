import { useSuspenseQuery } from '@tanstack/react-query'
import { parseDecimal } from '#features/settings/ui/admin/draft-values.ts'
import { AdminSettingForm, FieldGroup } from '#features/settings/ui/admin/setting-form.tsx'
import type { SettingForm } from '#features/settings/ui/admin/use-setting-form.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { Select } from '#ui/form/select.tsx'
import { Note } from '#ui/note.tsx'
import { mailServerTexts } from '../messages/server/index.ts'
import {
  DEFAULT_PORTS,
  MAIL_ENCRYPTIONS,
  type MailEncryption,
  type MailServer,
  mailServerSetting,
} from '../model/mail-server.schema.ts'
import { mailQueries, useSaveMailServer } from './mail.queries.ts'
import { MailTest } from './mail-test.tsx'

/** The password is never read back, so it is empty until the owner types one. */
type Draft = Omit<MailServer, 'port'> & { port: string; password: string }

export function MailServerForm() {
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
