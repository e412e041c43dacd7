import type { IconPath } from './icon/icon.tsx'
import { alertIcon, checkIcon, infoIcon } from './icon/icons.ts'

export type Tone = 'info' | 'ok' | 'warn' | 'danger'

/** Icon and colour per kind of message. */
export const tones: Record<Tone, { icon: IconPath; edge: string; mark: string }> = {
  info: { icon: infoIcon, edge: 'border-l-brand-line', mark: 'text-brand-strong' },
  ok: { icon: checkIcon, edge: 'border-l-ok', mark: 'text-ok' },
  warn: { icon: alertIcon, edge: 'border-l-warn', mark: 'text-warn' },
  danger: { icon: alertIcon, edge: 'border-l-danger', mark: 'text-danger' },
}
