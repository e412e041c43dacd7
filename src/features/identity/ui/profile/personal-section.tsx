import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useSite } from '#features/settings/ui/use-site.ts'
import { LANGUAGE_NAMES } from '#kernel/locale.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorNote } from '#ui/failed-note.tsx'
import { Field } from '#ui/form/field.tsx'
import { FileButton } from '#ui/form/file-button.tsx'
import { Form } from '#ui/form/form.tsx'
import { Input } from '#ui/form/input.tsx'
import { Select } from '#ui/form/select.tsx'
import { identityTexts } from '../../messages/index.ts'
import { identityProfileTexts } from '../../messages/profile/index.ts'
import { profileChange } from '../../model/identity.schema.ts'
import { useAuth } from '../auth.store.ts'
import { NameFields } from '../sign-in/name-fields.tsx'
import { useErrorMessage, useSubmit } from '../use-submit.ts'
import { type OwnProfile, profileCalls, useInvalidateProfile } from './profile.queries.ts'
import { ProfileSection } from './profile-section.tsx'

export function PersonalSection({ me }: { me: OwnProfile }) {
  const t = useT(identityTexts)
  const profileT = useT(identityProfileTexts)
  const { languages } = useSite()
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
      <Form {...form} recoverAs="profile" onChange={() => setSaved(false)} className="w-full">
        <NameFields person={me} />
        <Field label={t('email')} help={profileT('emailHelp')}>
          <Input readOnly type="email" value={me.emailAddress} />
        </Field>
        <Field name="language" label={profileT('language')} help={profileT('languageHelp')}>
          <Select
            options={languages.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
            defaultValue={me.language}
            onValueChange={() => setSaved(false)}
            className="sm:max-w-60"
          />
        </Field>
        <ErrorNote>{failure}</ErrorNote>
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" pending={isPending}>
            {profileT('save')}
          </Button>
          <output className="text-ok">{isSaved && profileT('saved')}</output>
        </div>
      </Form>
    </ProfileSection>
  )
}

function PhotoPicker({ me }: { me: OwnProfile }) {
  const t = useT(identityProfileTexts)
  const explain = useErrorMessage()
  const refresh = useInvalidateProfile()
  const save = useMutation({
    mutationFn: async (file: File) => profileCalls.savePhoto(await toSquare(file)),
    onSuccess: refresh,
  })
  const remove = useMutation({ mutationFn: profileCalls.removePhoto, onSuccess: refresh })
  const error = save.error ?? remove.error

  return (
    <div className="flex w-full flex-wrap items-center gap-x-6 gap-y-4">
      <PhotoPreview me={me} />
      <div className="flex min-w-0 flex-1 basis-60 flex-col gap-2">
        <div className="flex flex-wrap gap-2">
          <FileButton
            label={t('photo.title')}
            accept="image/png,image/jpeg,image/webp"
            pending={save.isPending}
            onFiles={([file]) => file && save.mutate(file)}
          >
            {t('photo.choose')}
          </FileButton>
          {me.photo && (
            <Button variant="quiet" size="s" pending={remove.isPending} onClick={() => remove.mutate()}>
              {t('photo.remove')}
            </Button>
          )}
        </div>
        <p className="text-[0.92em] text-ink-2 leading-normal">{t('photo.help')}</p>
      </div>
      <ErrorNote className="w-full">
        {error && (error instanceof UnreadablePhoto ? t('photo.unreadable') : explain(error, t('failed')))}
      </ErrorNote>
    </div>
  )
}

function PhotoPreview({ me: { photo, firstName, lastName } }: { me: OwnProfile }) {
  const t = useT(identityProfileTexts)
  const frame = 'size-20 shrink-0 rounded-lg border border-line-strong'
  if (photo)
    return <img src={photo} alt={t('photo.yours')} width="80" height="80" className={`${frame} object-cover`} />
  return (
    <span
      aria-hidden="true"
      className={`${frame} grid place-items-center bg-wash font-display font-semibold text-2xl text-brand-strong`}
    >
      {(firstName[0] ?? '') + (lastName[0] ?? '')}
    </span>
  )
}

const PHOTO_SIDE = 256

class UnreadablePhoto extends Error {
  override name = 'UnreadablePhoto'
}

/** The centre of a picture as a small square in base64, without camera metadata. */
async function toSquare(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file).catch(() => {
    throw new UnreadablePhoto()
  })
  const { width, height } = picture
  const side = Math.min(width, height)
  const canvas = Object.assign(document.createElement('canvas'), { width: PHOTO_SIDE, height: PHOTO_SIDE })
  canvas
    .getContext('2d')
    ?.drawImage(picture, (width - side) / 2, (height - side) / 2, side, side, 0, 0, PHOTO_SIDE, PHOTO_SIDE)
  picture.close()
  // Browsers without WebP encoding return PNG; the server accepts both.
  const [, content = ''] = canvas.toDataURL('image/webp', 0.85).split(',')
  return content
}
