/** In one hand: what is fixed is filled, what waits is dashed, what is closed is hatched. */
export const calendarStyles = {
  approved: 'border-l-[3px] border-l-brand bg-brand/18 text-ink',
  pending: 'border-[1.5px] border-brand-strong border-dashed bg-sheet text-ink',
  closed: 'bg-[repeating-linear-gradient(135deg,transparent_0_7px,var(--line)_7px_8px)]',
}
