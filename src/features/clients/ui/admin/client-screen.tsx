import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from '@tanstack/react-router'
import { dateFormat } from '#kernel/date-format.ts'
import { ApiError } from '#platform/client/api-client.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import type { Uses } from '#platform/i18n/texts.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { alertIcon } from '#ui/icon/icons.ts'
import { Link } from '#ui/link.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { clientTexts } from '../../messages/index.ts'
import { CLIENT_ENTRY_KINDS, type ClientCard, nameOfClient } from '../../model/client.schema.ts'
import { ClientCalls } from './client-calls.tsx'
import { ClientEntries, type DescriptionOf } from './client-entries.tsx'
import { ClientNotes } from './client-notes.tsx'
import { clientQueries, useMarkClient } from './clients.queries.ts'

type ClientScreenProps = Uses<[typeof clientTexts]> & {
  /** Id of the user, or of a message or appointment of a person without an account. */
  clientKey: string
  /** The slices of the entries have the texts. */
  descriptionOf: DescriptionOf
}

/** Everything about one person: lists on the left, what the owner records on the right. */
export function ClientScreen({ clientKey, descriptionOf }: ClientScreenProps) {
  const t = useT(clientTexts)
  const query = useQuery(clientQueries.card(clientKey))
  if (query.error instanceof ApiError && query.error.code === 'CLIENT_CARD_NOT_FOUND')
    return (
      <EmptyState
        icon={alertIcon}
        action={
          <RouterLink to="/admin/users" className={buttonStyles()}>
            {t('toUsers')}
          </RouterLink>
        }
      >
        {t('error.CLIENT_CARD_NOT_FOUND')}
      </EmptyState>
    )
  return (
    <Loaded query={query} t={t} lines={8}>
      {(card) => (
        <>
          <ClientHeader card={card} />
          <div className="mt-6 grid gap-[18px] xl:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] xl:items-start">
            <div className="grid min-w-0 gap-[18px] max-xl:order-2">
              {CLIENT_ENTRY_KINDS.map((kind) => (
                <ClientEntries key={kind} clientKey={clientKey} kind={kind} descriptionOf={descriptionOf} />
              ))}
            </div>
            <div className="grid min-w-0 gap-[18px]">
              <ClientMark card={card} />
              <ClientCalls card={card} />
              <ClientNotes card={card} />
            </div>
          </div>
        </>
      )}
    </Loaded>
  )
}

function ClientHeader({ card }: { card: ClientCard }) {
  const t = useT(clientTexts)
  const locale = useLocale()
  const { email, account, isClient } = card
  const format = (moment: string, timeStyle?: 'short') =>
    dateFormat(locale, { dateStyle: 'medium', ...(timeStyle ? { timeStyle } : {}) }).format(new Date(moment))
  return (
    <header>
      <h2 className="flex flex-wrap items-center gap-x-3 gap-y-2 text-[1.35rem]">
        <bdi className="wrap-anywhere">{nameOfClient(card)}</bdi>
        {isClient && <Badge tone="ok">{t('is.client')}</Badge>}
        {!account && <Badge tone="neutral">{t('is.guest')}</Badge>}
        {account && !account.isVerified && <Badge tone="warn">{t('is.unverified')}</Badge>}
        {account?.isDisabled && <Badge tone="danger">{t('is.disabled')}</Badge>}
      </h2>
      <dl className="mt-3 grid grid-cols-[max-content_1fr] gap-x-4 gap-y-1 [&>dt]:text-ink-2">
        <dt>{t('email')}</dt>
        <dd className="min-w-0 break-words">
          <Link href={`mailto:${email}`}>{email}</Link>
        </dd>
        {account && (
          <>
            <dt>{t('language')}</dt>
            <dd>{t(`language.${account.language}`)}</dd>
            <dt>{t('since')}</dt>
            <dd>{format(account.createdAt)}</dd>
            <dt>{t('lastSignIn')}</dt>
            <dd>{account.lastSignInAt ? format(account.lastSignInAt, 'short') : t('never')}</dd>
          </>
        )}
      </dl>
    </header>
  )
}

/** Saves at once. */
function ClientMark({ card }: { card: ClientCard }) {
  const t = useT(clientTexts)
  const { showOutcome } = useToast()
  const { mutateAsync, isPending, variables } = useMarkClient(card.key)
  const name = nameOfClient(card)
  const mark = (isClient: boolean) =>
    showOutcome(mutateAsync(isClient), t(isClient ? 'marked' : 'unmarked', { name }), t('wentWrong'))

  return (
    <div className="rounded-md border border-line px-5 py-2 max-sm:px-4">
      <Switch
        label={t('mark')}
        help={t(card.account ? 'markHelp' : 'markGuestHelp')}
        // Optimistic: shows the submitted value until the card is refetched.
        checked={isPending ? variables : card.isClient}
        disabled={isPending}
        onCheckedChange={mark}
      />
    </div>
  )
}
