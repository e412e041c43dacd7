import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip'
import type { ReactElement } from 'react'

type TooltipProps = {
  /** Accessible name: shown on hover and focus, and set as `aria-label`. */
  label: string
  /** One icon-only button or link. */
  children: ReactElement
}

/** Names an icon-only button. Touch users never see it, so it must not contain other information. */
export function Tooltip({ label, children }: TooltipProps) {
  return (
    <BaseTooltip.Root>
      <BaseTooltip.Trigger render={children} aria-label={label} />
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner sideOffset={10} className="z-60">
          <BaseTooltip.Popup
            aria-hidden="true"
            className="origin-(--transform-origin) rounded-sm bg-ink px-2.5 py-1.5 text-paper text-sm leading-snug shadow-float transition-opacity duration-150 ease-out data-ending-style:opacity-0 data-instant:transition-none data-starting-style:opacity-0 motion-reduce:transition-none"
          >
            {label}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  )
}
