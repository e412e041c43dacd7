import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { chevronLeftIcon, chevronRightIcon } from '#ui/icon/icons.ts'

type StepButtonsProps = {
  variant: 'ghost' | 'quiet'
  previous: string
  next: string
  onStep: (by: -1 | 1) => void
  /** Between the two buttons. */
  children?: ReactNode
}

export function StepButtons({ variant, previous, next, onStep, children }: StepButtonsProps) {
  return (
    <div className="flex gap-1.5">
      <Button size="s" variant={variant} shape="icon" aria-label={previous} onClick={() => onStep(-1)}>
        <Icon path={chevronLeftIcon} />
      </Button>
      {children}
      <Button size="s" variant={variant} shape="icon" aria-label={next} onClick={() => onStep(1)}>
        <Icon path={chevronRightIcon} />
      </Button>
    </div>
  )
}
