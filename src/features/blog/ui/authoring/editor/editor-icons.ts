// Icons of the editor's toolbar, in the style of `ui/icons.ts`.
export const heading2Icon = 'M4 6v12M11 6v12M4 12h7M15 10.5a2.5 2.5 0 015 0c0 2.6-5 4-5 7.5h5.2'
export const heading3Icon = 'M4 6v12M11 6v12M4 12h7M15.2 9.2a2.5 2.3 0 114.3 2.3 2.6 2.6 0 11-4.7 2.6M17 11.8h1.2'
export const boldIcon = 'M7 5h6.2a3.5 3.5 0 010 7H7zM7 12h7.2a3.5 3.5 0 010 7H7z'
export const italicIcon = 'M10.5 5H18M6 19h7.5M14.3 5L9.7 19'
export const strikeIcon =
  'M4 12h16M16.3 8A4.2 3.6 0 0012.2 5h-.6A3.9 3.4 0 008 10M7.6 16a4.3 3.6 0 004.2 3h.7a3.8 3.4 0 003.7-4.6'
export const codeIcon = 'M8.5 7L3.5 12l5 5M15.5 7l5 5-5 5'
export const bulletListIcon =
  'M9.5 6.5h11M9.5 12h11M9.5 17.5h11M4.4 6.5a.8.8 0 101.6 0 .8.8 0 10-1.6 0M4.4 12a.8.8 0 101.6 0 .8.8 0 10-1.6 0M4.4 17.5a.8.8 0 101.6 0 .8.8 0 10-1.6 0'
export const orderedListIcon =
  'M10.5 6.5h10M10.5 12h10M10.5 17.5h10M4 5.5l1.5-1V10M3.7 14.6a1.5 1.5 0 013 .2c0 1.6-2.9 2.4-3 4.7h3.2'
export const quoteIcon =
  'M10 7.5H5.5A1.5 1.5 0 004 9v3.5A1.5 1.5 0 005.5 14H8a2 2 0 002-2zM10 12c0 2.8-1.4 4.6-4 5M20 7.5h-4.5A1.5 1.5 0 0014 9v3.5a1.5 1.5 0 001.5 1.5H18a2 2 0 002-2zM20 12c0 2.8-1.4 4.6-4 5'
export const codeBlockIcon = 'M4 5.5h16v13H4zM9.5 9.5L7 12l2.5 2.5M14.5 9.5L17 12l-2.5 2.5'
export const dividerIcon = 'M3.5 12h17M6 7h12M6 17h12'
export const undoIcon = 'M8.5 5.5l-4 4 4 4M4.5 9.5h9.5a5 5 0 010 10H9'
export const redoIcon = 'M15.5 5.5l4 4-4 4M19.5 9.5H10a5 5 0 000 10h5'
export const rowAddIcon = 'M4 4.5h16v8H4zM12 4.5v8M12 15.5v5M9.5 18h5'
export const columnAddIcon = 'M4.5 4h8v16h-8zM4.5 12h8M15.5 12h5M18 9.5v5'
export const rowRemoveIcon = 'M4 4.5h16v8H4zM12 4.5v8M9.5 18h5'
export const columnRemoveIcon = 'M4.5 4h8v16h-8zM4.5 12h8M15.5 12h5'
export const tableRemoveIcon = 'M20 9.5v-4H4v13h8M4 10h10M10 5.5v13M15.5 14.5l5 5M20.5 14.5l-5 5'
export const pictureIcon = 'M4 5.5h16v13H4zM4 15.5l4.5-4 4 3.5 3-2.5 4.5 4M9 9.1v.1'
export const tableIcon = 'M4 5.5h16v13H4zM4 10h16M4 14.2h16M10 5.5v13'
export const linkIcon =
  'M10 13.5a3.8 3.8 0 005.6.4l3-3a3.9 3.9 0 00-5.5-5.5l-1.3 1.3M14 10.5a3.8 3.8 0 00-5.6-.4l-3 3a3.9 3.9 0 005.5 5.5l1.3-1.3'
