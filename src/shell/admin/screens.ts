/** The admin screens in the order of the navigation. */
export const SCREENS = [
  { key: 'overview', to: '/admin' },
  { key: 'timeslots', to: '/admin/timeslots' },
  { key: 'messages', to: '/admin/messages' },
  { key: 'moderation', to: '/admin/moderation' },
  { key: 'posts', to: '/blog/desk' },
  { key: 'mail', to: '/admin/mail' },
  { key: 'visitors', to: '/admin/visitors' },
  { key: 'vitals', to: '/admin/vitals' },
  { key: 'seo', to: '/admin/seo' },
  { key: 'ai', to: '/admin/ai' },
  { key: 'pages', to: '/admin/pages' },
  { key: 'translations', to: '/admin/translations' },
  { key: 'users', to: '/admin/users' },
  { key: 'settings', to: '/admin/settings' },
  { key: 'journal', to: '/admin/journal' },
] as const

export type ScreenAddress = (typeof SCREENS)[number]['to']
