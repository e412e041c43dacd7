// SVG paths of the icons that public pages load by themselves; the others are in `lazy-icons.ts`.
export const checkIcon = 'M5 12.5l4.5 4.5L19 7.5'
export const chevronDownIcon = 'M6 9.5l6 6 6-6'
export const chevronLeftIcon = 'M14.5 6l-6 6 6 6'
export const chevronRightIcon = 'M9.5 6l6 6-6 6'
export const alertIcon = 'M12 3.8L21.5 20h-19zM12 10v4.6M12 17.2v.1'
export const infoIcon = 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 11v5.5M12 7.6v.1'
