/** A quiet square control in the bar, 44 px for a thumb. */
export const barButton = 'bar-button'

/** A list that opens under a control, by the browser's own popover: it works before and without our script. */
export const popoverList = 'popover-list'

export const popoverItem = 'popover-item'
