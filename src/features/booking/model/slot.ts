export const SLOT_LABELS = ['available', 'booked', 'blocked', 'passed'] as const
export type SlotLabel = (typeof SLOT_LABELS)[number]

/** Why a slot has its label. `rule`: a rule opens or blocks it. `noRule`: no rule opens that time. `dayFull`: the most
 * appointments per day of the subject. `busy`: a calendar of the owner. */
export const SLOT_REASONS = [
  'rule',
  'noRule',
  'booked',
  'passed',
  'notice',
  'horizon',
  'dayFull',
  'busy',
  'offGrid',
  'noSuchTime',
] as const
export type SlotReason = (typeof SLOT_REASONS)[number]

/** `closed`: nothing is open. `full`: open, but all taken, blocked or past. */
export const DAY_STATES = ['open', 'full', 'closed'] as const
export type DayState = (typeof DAY_STATES)[number]
