// SVG paths of icons of the admin area, in a file of their own: public pages load all of `icons.ts`.
export const plusIcon = 'M12 5v14M5 12h14'
export const searchIcon = 'M10.8 4a6.8 6.8 0 100 13.6 6.8 6.8 0 000-13.6zM15.8 15.8L20.5 20.5'
export const arrowRightIcon = 'M4.5 12h15M13.5 6l6 6-6 6'
export const trashIcon = 'M4 6.5h16M9 6.5V4.5h6v2M6 6.5l1 13.5h10l1-13.5M10 10.5v6M14 10.5v6'
export const pencilIcon = 'M4.5 19.5l1-4.5L16.5 4l3.5 3.5L9 18.5zM14 6.5l3.5 3.5'
