import { cva } from 'class-variance-authority'

const popup = cva(
  [
    // The popup itself scrolls, so that the arrow keys work wherever the focus is in it. The scroll padding keeps a focused
    // field clear of the sticky head and buttons.
    'flex max-h-full w-full scroll-pt-40 scroll-pb-24 flex-col overflow-y-auto overscroll-contain rounded-lg border border-line-strong bg-sheet text-ink shadow-float outline-hidden',
    'transition-[opacity,transform] duration-200 ease-out motion-reduce:transition-none',
    'data-starting-style:translate-y-2 data-starting-style:opacity-0 data-ending-style:opacity-0',
  ],
  {
    variants: { size: { s: 'max-w-[440px]', m: 'max-w-[580px]', l: 'max-w-[820px]' } },
    defaultVariants: { size: 'm' },
  },
)

/** Shared by dialog and confirmation. */
export const dialogStyles = {
  viewport: 'fixed inset-0 z-50 grid place-items-center p-4 sm:p-8',
  popup,
  description: 'text-base text-ink-2 leading-normal',
  head: 'sticky top-0 z-10 border-line border-b bg-sheet',
  // On a phone two buttons share a row, unless a label needs more than half of it.
  actions:
    'sticky bottom-0 z-10 flex flex-wrap justify-end gap-3 border-line border-t bg-sheet px-6 py-4 empty:hidden max-sm:*:min-w-[calc(50%-6px)] max-sm:*:flex-auto',
}
