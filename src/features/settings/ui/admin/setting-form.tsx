import { useRouter } from '@tanstack/react-router'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { ConflictNote } from '#ui/conflict-note.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { Input } from '#ui/form/input.tsx'
import { Note } from '#ui/note.tsx'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { settingsAdminTexts } from '../../messages/admin/index.ts'
import { SettingHistoryPanel } from './setting-history-panel.tsx'
import { type SettingForm, type SettingFormOptions, useSettingForm } from './use-setting-form.ts'

/** What screens with a settings form load. */
export const SETTING_FORM_TEXTS = [settingsAdminTexts] as const
type AdminSettingFormProps<Value extends object, Draft> = SettingFormOptions<Value, Draft> & {
  about: string
  children: (form: SettingForm<Draft>) => ReactNode
}

/** Frame of every settings form: description, save, conflict notice and history. */
export function AdminSettingForm<Value extends object, Draft>(props: AdminSettingFormProps<Value, Draft>) {
  const { about, children, ...options } = props
  const t = useT(settingsAdminTexts)
  const form = useSettingForm(options)
  const saveButton = useRef<HTMLButtonElement>(null)

  return (
    <>
      <p className="max-w-[44em] text-ink-2">{about}</p>
      {form.isDemo && <Note className="mt-4">{t('demo')}</Note>}
      <Form
        recoverAs={`setting ${options.setting.key}`}
        errors={form.errors}
        className="mt-6 gap-8 [&_input]:scroll-mb-28 [&_textarea]:scroll-mb-28 [&_[role=textbox]]:scroll-mb-28"
        onSubmit={(event) => {
          event.preventDefault()
          form.submit()
        }}
      >
        {children(form)}
        <SaveBar form={form} saveButton={saveButton} />
      </Form>
      <SettingHistoryPanel setting={options.setting} texts={options.texts} />
      <UnsavedGuard isDirty={form.isDirty} saveButton={saveButton} />
    </>
  )
}

type SaveBarProps<Draft> = { form: SettingForm<Draft>; saveButton: RefObject<HTMLButtonElement | null> }

function SaveBar<Draft>({ form, saveButton }: SaveBarProps<Draft>) {
  const t = useT(settingsAdminTexts)
  const hasErrors = Object.values(form.errors).some(Boolean)
  const state = hasErrors ? 'someWrong' : form.isDirty ? 'notSaved' : 'allSaved'
  return (
    <div className="sticky bottom-0 z-10 -mx-1 flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t bg-sheet px-1 py-3">
      {form.hasConflict && <ConflictNote className="w-full" form={form} t={t} />}
      <Button ref={saveButton} type="submit" pending={form.isSaving}>
        {t('save')}
      </Button>
      {form.isDirty && (
        <Button variant="quiet" onClick={form.startAgain}>
          {t('discard')}
        </Button>
      )}
      <output className={hasErrors ? 'text-danger' : 'text-ink-2'}>{t(state)}</output>
    </div>
  )
}

type UnsavedGuardProps = {
  isDirty: boolean
  /** Receives focus when the user stays: focus on the tab would select it again. */
  saveButton: RefObject<HTMLButtonElement | null>
}

/** Asks before unsaved input is discarded. */
export function UnsavedGuard({ isDirty, saveButton }: UnsavedGuardProps) {
  const t = useT(settingsAdminTexts)
  const { history } = useRouter()
  const [resolveBlock, setResolveBlock] = useState<(isLeaving: boolean) => void>()

  // The router's own hook would be part of the bundle of every page.
  useEffect(() => {
    if (!isDirty) return
    return history.block({
      blockerFn: async () => !(await new Promise<boolean>((done) => setResolveBlock(() => done))),
    })
  }, [history, isDirty])

  function decide(isLeaving: boolean) {
    resolveBlock?.(isLeaving)
    setResolveBlock(undefined)
  }

  return (
    <Confirm
      open={resolveBlock !== undefined}
      title={t('leave.title')}
      description={t('leave.text')}
      confirmLabel={t('leave.go')}
      cancelLabel={t('leave.stay')}
      onConfirm={() => decide(true)}
      onCancel={() => decide(false)}
      finalFocus={saveButton}
      tone="danger"
    />
  )
}

/** Group of fields with a heading. Checkboxes have their own padding. */
export function FieldGroup({ heading, boxes, children }: { heading: string; boxes?: boolean; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className={`font-display font-semibold text-[1.15rem] ${boxes ? 'mb-2' : 'mb-4'}`}>{heading}</legend>
      <div className={`grid items-start gap-x-5 md:grid-cols-2 ${boxes ? 'gap-y-0' : 'gap-y-5'}`}>{children}</div>
    </fieldset>
  )
}

type NumberFieldProps = { name: string; label: string; help?: string; value: string; onChange: (value: string) => void }

export function NumberField({ name, label, help, value, onChange }: NumberFieldProps) {
  return (
    <Field name={name} label={label} help={help}>
      <Input required inputMode="numeric" className="max-w-28 font-mono" value={value} onValueChange={onChange} />
    </Field>
  )
}
