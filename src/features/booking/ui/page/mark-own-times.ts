/**
 * Shows the times of the server-rendered day in the visitor's zone before hydration, as `Slot` does after it. Imports
 * nothing: a module that it shared with the page would be bundled with React.
 */
export function markOwnTimes(): void {
  const note = document.querySelector<HTMLElement>('[data-note]')
  if (!note) return
  const { day, name = '' } = note.dataset
  note.dataset.own = note.dataset.note
  for (const tile of document.querySelectorAll<HTMLElement>('.tile[data-at]')) {
    const input = tile.querySelector('input')
    const at = new Date(Number(tile.dataset.at))
    const time = at.toTimeString().slice(0, 5)
    const isOtherDay = at.getDate() !== Number(day?.slice(8))
    const weekday = isOtherDay ? `${at.toLocaleDateString(document.documentElement.lang, { weekday: 'short' })} ` : ''
    tile.dataset.own = weekday + time
    if (input) input.ariaLabel = name.replace('{at}', input.value).replace('{time}', weekday + time)
  }
}
