// Icons of the frame alone. The server writes them into the page; no script contains them (`shell/frame-icon.tsx`).
export const sunIcon =
  'M12 8a4 4 0 100 8 4 4 0 000-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4'
export const moonIcon = 'M20 14.2A8.2 8.2 0 019.8 4a8.2 8.2 0 1010.2 10.2z'
export const globeIcon =
  'M12 3a9 9 0 100 18 9 9 0 000-18zM3 12h18M12 3c2.6 2.5 3.8 5.5 3.8 9s-1.2 6.5-3.8 9c-2.6-2.5-3.8-5.5-3.8-9S9.4 5.5 12 3z'
export const facebookIcon =
  'M14.2 21v-7.6h2.7l.5-3.2h-3.2V8.1c0-1 .5-1.7 1.8-1.7h1.5V3.6c-.7-.1-1.5-.2-2.3-.2-2.4 0-4 1.5-4 4.2v2.6H8.4v3.2h2.8V21z'
