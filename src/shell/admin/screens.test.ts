import { expect, test } from 'vitest'
import { PAGES } from '#kernel/pages.ts'
import { groupAt, SCREENS, screenGroups } from './screens.ts'

const keysOf = (...[user]: Parameters<typeof screenGroups>) =>
  screenGroups(user).map(([group, screens]) => [group, ...screens.map(({ key }) => key)])

test('an admin has every screen, in four groups', () => {
  const groups = keysOf({ role: 'ADMIN', permissions: [] })
  expect(groups.map(([group]) => group)).toEqual(['work', 'content', 'insight', 'system'])
  expect(groups.flatMap(([, ...keys]) => keys)).toEqual(SCREENS.map(({ key }) => key))
})

test('a user without the permission for any screen of a group does not get the group', () => {
  expect(keysOf({ role: 'USER', permissions: ['blog:write'] })).toEqual([['content', 'posts']])
  expect(keysOf({ role: 'USER', permissions: [] })).toEqual([])
})

test('every page of the admin area has a group, in every language; other pages have none', () => {
  const pages = Object.keys(PAGES).filter((route) => route.startsWith('/admin'))
  for (const route of [...pages, '/categorie/new']) expect(groupAt(route.replace('$key', '7')), route).toBeDefined()
  expect(groupAt('/fr/admin/vitals')).toBe('insight')
  expect(groupAt('/contact')).toBeUndefined()
})
