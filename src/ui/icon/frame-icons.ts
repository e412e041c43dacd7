// Icons of the frame that other components share, so that every page loads only these.
export const menuIcon = 'M4 7h16M4 12h16M4 17h16'
export const closeIcon = 'M6 6l12 12M18 6L6 18'
export const userIcon = 'M12 4a4 4 0 100 8 4 4 0 000-8zM4.5 20.5c.8-3.6 3.6-5.5 7.5-5.5s6.7 1.9 7.5 5.5'
