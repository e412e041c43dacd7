import { useT } from '#platform/i18n/provider.tsx'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { bookingRulesTexts } from '../../../messages/rules/index.ts'
import type { RulePreview } from '../../../model/rule.schema.ts'
import { useFailureText } from '../error-messages.ts'
import { AffectedAppointments } from './rule-preview-pane.tsx'

type RuleConfirmProps = {
  action: 'switchOn' | 'switchOff' | 'delete'
  name: string
  /** Affected appointments, loaded before the dialog opens. */
  hits: RulePreview['hits']
  open: boolean
  change: { isPending: boolean; error: unknown }
  onConfirm: () => void
  onCancel: () => void
}

/** Confirms a change of a rule and lists the affected appointments, which are not changed. */
export function RuleConfirm({ action, name, hits, open, change, onConfirm, onCancel }: RuleConfirmProps) {
  const t = useT(bookingRulesTexts)
  const failureText = useFailureText()
  return (
    <Confirm
      open={open}
      tone={action === 'delete' ? 'danger' : 'normal'}
      title={t(`${action}.ask`, { rule: name })}
      description={t(action === 'delete' ? 'delete.text' : 'switch.text')}
      confirmLabel={t(action)}
      cancelLabel={t('cancel')}
      pending={change.isPending}
      error={failureText(change.error, t('form.failed'))}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {hits.length > 0 && <AffectedAppointments hits={hits} />}
    </Confirm>
  )
}
