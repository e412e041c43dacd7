// SVG paths of the icons.
export const checkIcon = 'M5 12.5l4.5 4.5L19 7.5'
export const chevronDownIcon = 'M6 9.5l6 6 6-6'
export const chevronLeftIcon = 'M14.5 6l-6 6 6 6'
export const chevronRightIcon = 'M9.5 6l6 6-6 6'
export const minusIcon = 'M5 12h14'
export const alertIcon = 'M12 3.8L21.5 20h-19zM12 10v4.6M12 17.2v.1'
export const infoIcon = 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 11v5.5M12 7.6v.1'
export const calendarIcon =
  'M4 6.5A1.5 1.5 0 015.5 5h13A1.5 1.5 0 0120 6.5v12a1.5 1.5 0 01-1.5 1.5h-13A1.5 1.5 0 014 18.5zM4 10h16M8.5 3v4M15.5 3v4'
export const externalIcon = 'M13.5 4.5h6v6M19.5 4.5L11 13M18 14v4.5a1 1 0 01-1 1H5.5a1 1 0 01-1-1V7a1 1 0 011-1H10'
