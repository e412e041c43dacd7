import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'

/** One of the paths in icons.ts. */
export type IconPath = `M${string}`

type IconProps = Omit<ComponentProps<'svg'>, 'path'> & { path: IconPath | undefined }

/** A line icon beside text, never instead of it: hidden from screen readers. */
export function Icon({ path, className, ...props }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cn('shrink-0', className)}
      {...props}
    >
      <path d={path} suppressHydrationWarning />
    </svg>
  )
}
