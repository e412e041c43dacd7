// SVG paths of the admin screens, in a file of their own: only the frame of the admin area loads them.
export const overviewIcon = 'M4 4h7v9H4zM14 4h6v5h-6zM14 12h6v8h-6zM4 16h7v4H4z'
export const messagesIcon =
  'M5.5 5h13A1.5 1.5 0 0120 6.5v9a1.5 1.5 0 01-1.5 1.5H11l-4.5 3.5V17h-1A1.5 1.5 0 014 15.5v-9A1.5 1.5 0 015.5 5zM8 9.5h8M8 12.7h5'
export const moderationIcon = 'M12 3.5l7 2.5v5.5c0 4.3-2.8 7.4-7 9-4.2-1.6-7-4.7-7-9V6zM8.8 12l2.3 2.3 4.2-4.4'
export const mailIcon =
  'M5.5 5.5h13A1.5 1.5 0 0120 7v10a1.5 1.5 0 01-1.5 1.5h-13A1.5 1.5 0 014 17V7a1.5 1.5 0 011.5-1.5zM4.5 7.5L12 13l7.5-5.5'
export const articleIcon =
  'M6.5 3.5h8L19 8v11a1.5 1.5 0 01-1.5 1.5h-11A1.5 1.5 0 015 19V5a1.5 1.5 0 011.5-1.5zM14 3.5v5h5M8.5 12.5h7M8.5 16h5'
export const pageTextIcon =
  'M4.5 4.5h15A1.5 1.5 0 0121 6v12a1.5 1.5 0 01-1.5 1.5h-15A1.5 1.5 0 013 18V6a1.5 1.5 0 011.5-1.5zM3 8.5h18M9 12h6M12 12v4.5'
export const translationIcon =
  'M3 19l4.5-12L12 19M4.6 15h5.8M14 7.5h7M17.5 5.5v2M19.8 7.5c-.7 2.9-2.6 5-5.6 6.3M15.6 9.8c.9 1.9 2.6 3.2 5.2 3.9'
export const chartIcon = 'M4 4v16h16M7.5 15l3.5-4 3 2.5 5.5-7'
export const gaugeIcon = 'M4.5 18a9 9 0 1115 0M12 14l4.2-5M12 14v.1M6.8 13.6h.1M8.4 9.4l.1.1'
export const resultsIcon = 'M4 5.5h16M4 10.5h5.5M4 15.5h4.5M15 10a4 4 0 100 8 4 4 0 000-8zM17.9 16.9l3.1 3.1'
export const assistantIcon =
  'M6.5 8.5h11A1.5 1.5 0 0119 10v8a1.5 1.5 0 01-1.5 1.5h-11A1.5 1.5 0 015 18v-8a1.5 1.5 0 011.5-1.5zM12 5v3.5M12 4.2v.1M9.2 12.2v1.6M14.8 12.2v1.6M9.5 16.5h5M2.5 12.5v3M21.5 12.5v3'
export const usersIcon =
  'M9 5a3.4 3.4 0 100 6.8A3.4 3.4 0 009 5zM2.8 19.5c.6-3.1 2.9-4.8 6.2-4.8s5.6 1.7 6.2 4.8M15.6 5.2a3.4 3.4 0 010 6.4M17.8 15c1.9.7 3 2.2 3.4 4.5'
export const settingsIcon = 'M4 7.5h8.5M17 7.5h3M4 16.5h3M11.5 16.5H20M14.7 4.8v5.4M9.2 13.8v5.4'
export const journalIcon = 'M12 4a8 8 0 100 16 8 8 0 000-16zM12 7.8V12l3 2'
