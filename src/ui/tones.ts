import type { IconName } from './icon.tsx'

export type Tone = 'info' | 'ok' | 'warn' | 'danger'

/** How a message shows its kind: a drawing as well as a colour. */
export const tones: Record<Tone, { icon: IconName; edge: string; mark: string }> = {
  info: { icon: 'info', edge: 'border-l-brand', mark: 'text-brand-strong' },
  ok: { icon: 'check', edge: 'border-l-ok', mark: 'text-ok' },
  warn: { icon: 'alert', edge: 'border-l-warn', mark: 'text-warn' },
  danger: { icon: 'alert', edge: 'border-l-danger', mark: 'text-danger' },
}
