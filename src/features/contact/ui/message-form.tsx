import { Link } from '@tanstack/react-router'
import { useT } from '#platform/i18n/provider.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { Note } from '#ui/note.tsx'
import { PlainField } from '#ui/plain-field.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { contactTexts } from '../messages/index.ts'
import { FIELDS, type FieldName, type FormState } from '../model/form-state.ts'
import { useSend } from './use-send.ts'

type MessageFormProps = { action: string; posted: FormState; onSent: (reference: string) => void }

/** A form of the browser's own kind, that our script only makes more pleasant. */
export function MessageForm({ action, posted, onSent }: MessageFormProps) {
  const t = useT(contactTexts)
  const { told, isPending, handlers } = useSend(posted, onSent)
  const firstWrong = FIELDS.find((name) => posted.errors?.[name])

  function fieldProps(name: FieldName) {
    return {
      name,
      label: t(name),
      error: told.errors[name],
      defaultValue: posted.values?.[name],
      // The browser itself brings whoever has no script to the first error.
      autoFocus: name === firstWrong,
    }
  }

  return (
    <form method="post" action={action} noValidate {...handlers} className="relative mt-2 flex flex-col gap-5">
      <p className="text-ink-2">{t('intro')}</p>
      <PlainField {...fieldProps('title')} autoComplete="off" />
      <PlainField {...fieldProps('message')} as="textarea" rows={6} />
      <PlainField {...fieldProps('email')} help={t('emailHelp')} type="email" autoComplete="email" spellCheck={false} />
      <Trap label={t('leaveEmpty')} />
      {told.failure && (
        <Note live tone="danger">
          {told.failure}
        </Note>
      )}
      <button
        type="submit"
        aria-busy={isPending || undefined}
        data-pending={isPending ? '' : undefined}
        className={buttonStyles({}, 'self-start')}
      >
        {isPending && <Spinner className="-ml-1.5 size-4" />}
        {t('submit')}
      </button>
      <p className="text-[0.92em] text-ink-2">
        {t('kept')}{' '}
        <Link to="/privacy" className="text-brand-strong underline underline-offset-4 hover:text-ink">
          {t('privacy')}
        </Link>
      </p>
    </form>
  )
}

/**
 * A field that only programs fill in: out of sight, out of the order of Tab and never spoken. Its words are for
 * whoever sees the page without its style.
 */
function Trap({ label }: { label: string }) {
  return (
    <label aria-hidden="true" className="absolute size-0 overflow-hidden opacity-0">
      {label}
      <input type="text" name="homepage" tabIndex={-1} autoComplete="off" defaultValue="" />
    </label>
  )
}
