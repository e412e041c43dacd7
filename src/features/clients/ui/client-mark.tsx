import { useT } from '#platform/i18n/provider.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { clientTexts } from '../messages/index.ts'
import type { ClientCard } from '../model/client.schema.ts'
import { nameOfClient } from './client-name.ts'
import { useMarkClient } from './clients.queries.ts'

/** Saves at once. */
export function ClientMark({ card }: { card: ClientCard }) {
  const t = useT(clientTexts)
  const { show } = useToast()
  const { mutateAsync, isPending, variables } = useMarkClient(card.key)
  const name = nameOfClient(card)

  function mark(isClient: boolean) {
    mutateAsync(isClient).then(
      () => show({ title: t(isClient ? 'marked' : 'unmarked', { name }), tone: 'ok' }),
      () => show({ title: t('wentWrong'), tone: 'danger' }),
    )
  }

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
