/** A quiet square control in the bar, 44 px for a thumb. */
export const barButton =
  'inline-flex size-11 cursor-pointer items-center justify-center gap-1.5 rounded-md text-ink-2 transition-colors duration-150 hover:bg-wash hover:text-ink'

/** A list that opens under a control, by the browser's own popover: it works before and without our script. */
export const popoverList =
  'fixed inset-auto top-[calc(var(--bar)+4px)] right-[max(24px,calc((100vw-var(--container-page))/2+24px))] m-0 min-w-44 rounded-md border border-line bg-sheet p-1.5 text-ink shadow-float'

export const popoverItem =
  'flex min-h-11 items-center gap-2.5 rounded-sm px-3 text-[0.95rem] text-ink no-underline hover:bg-wash aria-[current=true]:font-semibold'
