import { expect, it } from 'vitest'
import { buttonGoal } from './button-goal.ts'
import { goalsSetting, type OwnGoal } from './goals.schema.ts'

const button = (name: string, ...values: string[]): OwnGoal => ({ id: name, name, kind: 'button', values })
const page = (name: string, ...values: string[]): OwnGoal => ({ id: name, name, kind: 'page', values })
const parse = (...goals: OwnGoal[]) => goalsSetting.schema.safeParse({ goals })

it('a press is matched by the name of the button in any language, without capitals and repeated spaces', () => {
  const goals = [page('Page', '/call me'), button('Call', 'Bel me', 'Call me')]
  expect(buttonGoal(goals, '  CALL\n  me ')).toBe(goals[1])
  expect(buttonGoal(goals, 'Bel me terug')).toBeUndefined()
  expect(buttonGoal(goals, '/call me')).toBeUndefined()
  expect(buttonGoal(goals, '')).toBeUndefined()
})

it('a goal gets an id when it is first saved, keeps it when it is renamed, and shares it with no other', () => {
  const { id: _, ...fresh } = button('Call', 'Call me')
  const ids = (...goals: object[]) => goalsSetting.schema.parse({ goals }).goals.map(({ id }) => id)
  expect(ids(fresh)).toEqual(['Call'])
  expect(ids({ ...fresh, id: 'Call', name: 'Phoned' })).toEqual(['Call'])
  expect(ids({ ...fresh, id: 'Call', name: 'Phoned' }, { ...page('Call', '/'), id: '' })).toEqual(['Call', 'Call (2)'])
  expect(ids({ ...page('Call', '/'), id: '' }, { ...fresh, id: 'Call', name: 'Phoned' })).toEqual(['Call (2)', 'Call'])
  expect(ids({ ...fresh, id: 'x' }, { ...page('Page', '/'), id: 'x' })).toEqual(['x', 'Page'])
})

it.each([
  ['/services', '/services'],
  ['https://studio.example/en/Services/?utm_source=x#top', '/services'],
  ['/fr', '/'],
  ['/', '/'],
  ['/blog/3/title#a', '/blog/3/title'],
])('the address %s of a page is stored as %s', (typed, path) => {
  expect(parse(page('x', typed)).data).toEqual({ goals: [page('x', path)] })
})

it.each([
  ['a page that is no path', [page('x', 'services')], 'goals:invalid.path'],
  ['no address', [page('x')], 'goals:invalid.required'],
  ['no name', [button(' ', 'a')], 'goals:invalid.required'],
  ['an empty button', [button('x', ' ')], 'goals:invalid.required'],
  ['one name twice', [button('x', 'a'), page('X', '/')], 'goals:invalid.twice'],
  ['one button in two goals', [button('x', 'a'), button('y', 'A ')], 'goals:invalid.buttonTwice'],
  ['too many goals', Array.from({ length: 21 }, (_, n) => page(`x${n}`, '/')), 'goals:invalid.tooMany'],
])('%s is refused', (_, goals, message) => {
  expect(parse(...goals).error?.issues.map((issue) => issue.message)).toContain(message)
})
