// SVG paths of icons that no public page loads by itself.
export const minusIcon = 'M5 12h14'
export const calendarIcon =
  'M4 6.5A1.5 1.5 0 015.5 5h13A1.5 1.5 0 0120 6.5v12a1.5 1.5 0 01-1.5 1.5h-13A1.5 1.5 0 014 18.5zM4 10h16M8.5 3v4M15.5 3v4'
export const externalIcon = 'M13.5 4.5h6v6M19.5 4.5L11 13M18 14v4.5a1 1 0 01-1 1H5.5a1 1 0 01-1-1V7a1 1 0 011-1H10'
