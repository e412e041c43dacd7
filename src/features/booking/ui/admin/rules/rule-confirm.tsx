import { useT } from '#platform/i18n/provider.tsx'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { bookingRulesTexts } from '../../../messages/rules/index.ts'
import type { RulePreview } from '../../../model/rule.schema.ts'
import { useBookingErrorMessage } from '../error-messages.ts'
import { AffectedAppointments } from './rule-preview-pane.tsx'

type RuleConfirmProps = {
  action: 'switchOn' | 'switchOff' | 'delete'
  name: string
  /** Whom it would hit: looked up before the question is put. */
  hits: RulePreview['hits']
  open: boolean
  change: { isPending: boolean; error: unknown }
  onConfirm: () => void
  onCancel: () => void
}

/** Before a rule begins or ceases to hold: what that does to appointments, which stay as they are. */
export function RuleConfirm({ action, name, hits, open, change, onConfirm, onCancel }: RuleConfirmProps) {
  const t = useT(bookingRulesTexts)
  const reason = useBookingErrorMessage()
  return (
    <Confirm
      open={open}
      tone={action === 'delete' ? 'danger' : 'normal'}
      title={t(`${action}.ask`, { rule: name })}
      description={t(action === 'delete' ? 'delete.text' : 'switch.text')}
      confirmLabel={t(action)}
      cancelLabel={t('cancel')}
      pending={change.isPending}
      error={change.error ? [t('form.failed'), reason(change.error)].filter(Boolean).join('. ') : undefined}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {hits.length > 0 && <AffectedAppointments hits={hits} />}
    </Confirm>
  )
}
