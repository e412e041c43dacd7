/** Replaces the form after it was sent, and takes the focus of the control that is unmounted with it. */
export function SentFrame({ children }: { children: React.ReactNode }) {
  return (
    <div ref={focusOnMount} tabIndex={-1} className="flex max-w-2xl flex-col items-start gap-6 outline-none">
      {children}
    </div>
  )
}

/** Not inline: React would call a new function on every render. */
function focusOnMount(element: HTMLElement | null) {
  element?.focus()
}
