import { cva } from 'class-variance-authority'

export const floatingStyles = [
  'max-w-[min(24rem,var(--available-width))] origin-(--transform-origin) rounded-md border border-line-strong bg-sheet text-ink shadow-float outline-hidden',
  'transition-[opacity,transform] duration-150 ease-out motion-reduce:transition-none',
  'data-starting-style:-translate-y-1 data-starting-style:opacity-0 data-ending-style:opacity-0',
].join(' ')

/** A selectable row. The bar at its side marks the focus with a contrast of 3:1. */
export const optionStyles = cva(
  [
    'flex w-full cursor-pointer select-none items-center gap-2.5 rounded-sm px-3 text-left text-base text-ink leading-snug no-underline outline-hidden',
    'data-highlighted:bg-wash data-highlighted:shadow-[inset_3px_0_0_var(--brand-strong)]',
    'data-selected:font-semibold',
  ],
  {
    variants: { size: { m: 'min-h-11 py-2', s: 'min-h-9 py-1.5 text-[15px] pointer-coarse:min-h-11' } },
    defaultVariants: { size: 'm' },
  },
)

export const backdropStyles =
  'fixed inset-0 z-50 min-h-dvh bg-on-brand/45 transition-opacity duration-200 ease-out data-ending-style:opacity-0 data-starting-style:opacity-0 motion-reduce:transition-none dark:bg-on-brand/75'
