import { expect, test } from 'vitest'
import { operationTip, rankTips, type Tip, vitalEffect } from './tip.schema.ts'

const tip = (key: string, effect: number): Tip => ({ ...operationTip('demo-content', '/admin'), key, effect })
const dismissal = (key: string, effect: number, at = '2026-03-01T10:00:00.000Z') => ({
  key,
  effect,
  reason: 'later',
  by: 'Bas',
  at,
})
const keys = (tips: Tip[]) => tips.map(({ key }) => key)

test('tips are ordered by effect; ten are listed and all are counted', () => {
  const { tips, total } = rankTips(
    Array.from({ length: 12 }, (_, index) => tip(`t${index}`, index)),
    [],
  )
  expect(keys(tips)).toEqual(['t11', 't10', 't9', 't8', 't7', 't6', 't5', 't4', 't3', 't2'])
  expect(total).toBe(12)
})

test('critical tips come first, then those that most people see, then the largest effect', () => {
  const plain = (key: string, effect: number, people = 0, isCritical = false) => ({
    ...tip(key, effect),
    people,
    isCritical,
  })
  const { tips } = rankTips(
    [
      plain('small', 1),
      plain('large', 90),
      plain('seen', 2, 400),
      plain('critical', 1, 0, true),
      plain('worst', 1, 5, true),
    ],
    [],
  )
  expect(keys(tips)).toEqual(['worst', 'critical', 'seen', 'large', 'small'])
})

test('what needs a developer is in a list of its own, and does not take the place of a tip of the owner', () => {
  const developer = Array.from({ length: 12 }, (_, index) => ({ ...tip(`d${index}`, 50), isForDeveloper: true }))
  const found = rankTips([...developer, tip('own', 1)], [dismissal('d3', 50)])
  expect([keys(found.tips), found.total]).toEqual([['own'], 1])
  expect(keys(found.developer)).toHaveLength(11)
  expect(operationTip('disk-full', '')).toMatchObject({ isForDeveloper: true, isCritical: true })
  expect(operationTip('mail-failing', '/admin/mail')).toMatchObject({ isForDeveloper: false, isCritical: true })
})

test('of two hundred tips ten are listed, and all are counted', () => {
  const many = Array.from({ length: 200 }, (_, index) => tip(`t${index}`, index % 7))
  expect(rankTips(many, [])).toMatchObject({ total: 200, tips: { length: 10 }, developer: [] })
})

test('a dismissed tip is hidden until its effect has grown by more than a tenth', () => {
  const at = (effect: number) => rankTips([tip('a', effect)], [dismissal('a', 20)])
  expect(at(20)).toMatchObject({ tips: [], dismissed: [{ tip: { key: 'a' }, reason: 'later', by: 'Bas' }] })
  expect(at(5).tips).toEqual([])
  expect(at(22).tips).toEqual([])
  expect(keys(at(22.1).tips)).toEqual(['a'])
  expect(at(22.1).dismissed).toEqual([])
})

test('a dismissal hides its own tip only, and one without a tip is not listed', () => {
  const { tips, dismissed } = rankTips(
    [tip('a', 1), tip('b', 2), tip('c', 3)],
    [dismissal('b', 2), dismissal('c', 3, '2026-03-02T10:00:00.000Z'), dismissal('solved', 9)],
  )
  expect(keys(tips)).toEqual(['a'])
  expect(dismissed.map((one) => one.tip.key)).toEqual(['c', 'b'])
})

test('the effect of a slow page depends on its excess over the limit and its share of visits', () => {
  const effect = (p75: number, share: number) => vitalEffect({ p75, limit: 2500, share })
  expect(effect(2500, 1)).toBe(0)
  expect(effect(5000, 1)).toBe(20)
  expect(effect(5000, 0)).toBe(5)
  expect(effect(50_000, 1)).toBe(40)
})

test('the effect of an operational problem grows up to 100', () => {
  expect(operationTip('mail-failing', '/admin/mail', { growth: 30 }).effect).toBe(90)
  expect(operationTip('disk-full', '', { growth: 30 }).effect).toBe(100)
})
