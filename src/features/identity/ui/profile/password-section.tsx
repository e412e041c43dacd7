import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { ErrorNote } from '#ui/failed-note.tsx'
import { Form } from '#ui/form/form.tsx'
import { identityTexts } from '../../messages/index.ts'
import { identityProfileTexts } from '../../messages/profile/index.ts'
import { passwordChange } from '../../model/identity.schema.ts'
import { NewPasswordField, useNewPasswordForm } from '../new-password-field.tsx'
import { PasswordField } from '../password-field.tsx'
import { type OwnProfile, profileCalls, useInvalidateProfile } from './profile.queries.ts'
import { ProfileSection } from './profile-section.tsx'

export function PasswordSection({ me }: { me: OwnProfile }) {
  const t = useT(identityProfileTexts)
  return (
    <ProfileSection id="password" title={t('password.title')} lead={t('password.lead')}>
      {me.hasPassword ? (
        <ChangeForm me={me} />
      ) : (
        <>
          <p>{t('password.none')}</p>
          <Link to="/forgot-password" className={buttonStyles({ variant: 'ghost' })}>
            {t('password.ask')}
          </Link>
        </>
      )}
    </ProfileSection>
  )
}

function ChangeForm({ me: { emailAddress, firstName, lastName } }: { me: OwnProfile }) {
  const t = useT(identityProfileTexts)
  const identityT = useT(identityTexts)
  const refresh = useInvalidateProfile()
  const personalTexts = [firstName, lastName, emailAddress]
  // A new key resets the fields and the checklist after the change is saved.
  const [changes, setChanges] = useState(0)
  const { form, failure, isPending } = useNewPasswordForm(personalTexts, {
    schema: passwordChange,
    send: profileCalls.changePassword,
    onDone: () => {
      setChanges(changes + 1)
      void refresh()
    },
    otherwise: t('failed'),
  })

  return (
    <Form key={changes} {...form} recoverAs={null} className="w-full">
      {/* For password managers: the user name of this password. */}
      <input type="email" autoComplete="username" value={emailAddress} readOnly hidden />
      <PasswordField name="currentPassword" label={t('password.current')} autoComplete="current-password" />
      <NewPasswordField name="newPassword" label={identityT('newPassword')} personalTexts={personalTexts} />
      <ErrorNote>{failure}</ErrorNote>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" variant="ghost" pending={isPending}>
          {t('password.submit')}
        </Button>
        <output className="text-ok">{changes > 0 && t('password.changed')}</output>
      </div>
    </Form>
  )
}
