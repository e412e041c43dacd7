import { useState } from 'react'
import { LOCALES, type Locale } from '#kernel/locale.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorNote } from '#ui/failed-note.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { Input } from '#ui/form/input.tsx'
import { Select } from '#ui/form/select.tsx'
import { identityTexts } from '../../messages/index.ts'
import { identityProfileTexts } from '../../messages/profile/index.ts'
import { profileChange } from '../../model/identity.schema.ts'
import { useAuth } from '../auth.store.ts'
import { useSubmit } from '../use-submit.ts'
import { PhotoPicker } from './photo-picker.tsx'
import { type OwnProfile, profileCalls, useInvalidateProfile } from './profile.queries.ts'
import { ProfileSection } from './profile-section.tsx'

const LANGUAGES: { [L in Locale]: string } = { nl: 'Nederlands', en: 'English', fr: 'Français' }

export function PersonalSection({ me }: { me: OwnProfile }) {
  const t = useT(identityTexts)
  const profileT = useT(identityProfileTexts)
  const refresh = useInvalidateProfile()
  const [isSaved, setSaved] = useState(false)
  const { form, failure, isPending } = useSubmit({
    schema: profileChange,
    send: profileCalls.change,
    onDone: (user) => {
      useAuth.getState().setUser(user)
      setSaved(true)
      void refresh()
    },
    otherwise: profileT('failed'),
  })

  return (
    <ProfileSection title={profileT('personal.title')} lead={profileT('personal.lead')}>
      <PhotoPicker me={me} />
      <Form {...form} onChange={() => setSaved(false)} className="w-full">
        <div className="grid gap-5 sm:grid-cols-2">
          <Field name="firstName" label={t('firstName')}>
            <Input required autoComplete="given-name" defaultValue={me.firstName} />
          </Field>
          <Field name="lastName" label={t('lastName')}>
            <Input required autoComplete="family-name" defaultValue={me.lastName} />
          </Field>
        </div>
        <Field label={t('email')} help={profileT('emailHelp')}>
          <Input readOnly type="email" value={me.emailAddress} />
        </Field>
        <Field name="language" label={profileT('language')} help={profileT('languageHelp')}>
          <Select
            options={LOCALES.map((value) => ({ value, label: LANGUAGES[value] }))}
            defaultValue={me.language}
            onValueChange={() => setSaved(false)}
            className="sm:max-w-60"
          />
        </Field>
        <ErrorNote>{failure}</ErrorNote>
        <SaveRow label={profileT('save')} done={isSaved ? profileT('saved') : ''} pending={isPending} />
      </Form>
    </ProfileSection>
  )
}

/** The text beside the button is announced when it appears. */
function SaveRow({ label, done, pending }: { label: string; done: string; pending: boolean }) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button type="submit" pending={pending}>
        {label}
      </Button>
      <output className="text-ok">{done}</output>
    </div>
  )
}
