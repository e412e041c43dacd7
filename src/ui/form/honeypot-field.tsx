/** Hidden visually, from the tab order and from screen readers; programs fill it in. The label is for pages without CSS. */
export function HoneypotField({ label }: { label: string }) {
  return (
    <div aria-hidden="true" className="absolute size-0 overflow-hidden opacity-0">
      <label>
        {label}
        <input type="text" name="homepage" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  )
}
