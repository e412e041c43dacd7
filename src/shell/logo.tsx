/** A page with a dimension line: the smallest form of the site's drawing style. */
export function Logo() {
  return (
    <svg
      aria-hidden="true"
      width="26"
      height="26"
      viewBox="0 0 26 26"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      className="text-brand"
    >
      <rect x="3" y="3" width="20" height="14" rx="2.5" />
      <path d="M3 7.5h20M3 22.5h20M3 20v5M23 20v5" />
    </svg>
  )
}
