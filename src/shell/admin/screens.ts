import { mayOpen, PAGES, routeOf } from '#kernel/pages.ts'
import type { User } from '#kernel/user.ts'
import { calendarIcon } from '#ui/icon/lazy-icons.ts'
import {
  articleIcon,
  assistantIcon,
  chartIcon,
  gaugeIcon,
  journalIcon,
  mailIcon,
  messagesIcon,
  moderationIcon,
  overviewIcon,
  pageTextIcon,
  resultsIcon,
  settingsIcon,
  translationIcon,
  usersIcon,
} from '#ui/icon/screen-icons.ts'

/** The admin screens by group, in the order of the navigation. */
export const SCREENS = [
  { key: 'overview', to: '/admin', group: 'work', icon: overviewIcon },
  { key: 'timeslots', to: '/admin/timeslots', group: 'work', icon: calendarIcon },
  { key: 'messages', to: '/admin/messages', group: 'work', icon: messagesIcon },
  { key: 'moderation', to: '/admin/moderation', group: 'work', icon: moderationIcon },
  { key: 'mail', to: '/admin/mail', group: 'work', icon: mailIcon },
  { key: 'posts', to: '/blog/desk', group: 'content', icon: articleIcon },
  { key: 'pages', to: '/admin/pages', group: 'content', icon: pageTextIcon },
  { key: 'translations', to: '/admin/translations', group: 'content', icon: translationIcon },
  { key: 'visitors', to: '/admin/visitors', group: 'insight', icon: chartIcon },
  { key: 'vitals', to: '/admin/vitals', group: 'insight', icon: gaugeIcon },
  { key: 'seo', to: '/admin/seo', group: 'insight', icon: resultsIcon },
  { key: 'ai', to: '/admin/ai', group: 'insight', icon: assistantIcon },
  { key: 'users', to: '/admin/users', group: 'system', icon: usersIcon },
  { key: 'settings', to: '/admin/settings', group: 'system', icon: settingsIcon },
  { key: 'journal', to: '/admin/journal', group: 'system', icon: journalIcon },
] as const

type Screen = (typeof SCREENS)[number]
export type ScreenAddress = Screen['to']
export type ScreenGroup = Screen['group']

/** Pages of the admin area that no screen of the navigation has as its address. */
const GROUP_OF_OTHERS: { [route: string]: ScreenGroup } = {
  '/categorie/new': 'content',
  '/admin/clients/$key': 'system',
}

/** The groups with the screens that a user may open. A group without such a screen is left out. */
export function screenGroups(user: Pick<User, 'role' | 'permissions'>): [ScreenGroup, Screen[]][] {
  const screens = SCREENS.filter(({ to }) => mayOpen(user, PAGES[to].access))
  return [...Map.groupBy(screens, ({ group }) => group)]
}

export function groupAt(pathname: string): ScreenGroup | undefined {
  const route = routeOf(pathname) ?? ''
  return SCREENS.find(({ to }) => to === route)?.group ?? GROUP_OF_OTHERS[route]
}
