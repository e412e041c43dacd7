import { z } from 'zod'
import { LOCALES } from '#kernel/locale.ts'
import { DAY_MS } from '#kernel/time-units.ts'
import { looksPersonal } from './reduced/personal-value.ts'

export const EVENT_KINDS = ['page_view', 'vital', 'goal', 'click'] as const

export const METRICS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB', 'FID'] as const
export type Metric = (typeof METRICS)[number]

export const GOALS = ['appointment_requested', 'message_sent', 'registration', 'review_written'] as const
export type Goal = (typeof GOALS)[number]

export const DEVICE_CLASSES = ['phone', 'tablet', 'desktop'] as const
export type DeviceClass = (typeof DEVICE_CLASSES)[number]

/** Limit of browsers for the body of `fetch` with `keepalive`. */
export const MAX_BATCH_BYTES = 64_000
export const MAX_BATCH_EVENTS = 50

/** Milliseconds between the event and the sending of its batch: the browser's clock is never used. */
const age = z.number().min(0).max(DAY_MS)
const host = z
  .string()
  .max(100)
  .regex(/^[a-z\d.-]+(?::\d{1,5})?$/i)
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
const CONTROL = /[\0-\x1f\x7f-\x9f]/g
/** PostgreSQL text cannot store NUL or unpaired surrogates: one such event would fail the insert of many batches. */
const storable = (max: number) =>
  z
    .string()
    .max(max)
    .overwrite((text) => text.toWellFormed().replace(CONTROL, '').trim())
const path = storable(500).startsWith('/')
/** An invalid optional value is dropped; the event is stored without it. */
const optional = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined)
/** Campaign parameters are free text. */
const parameter = optional(storable(100).refine((text) => !looksPersonal(text)))

const pageView = z.object({
  name: z.literal('page_view'),
  age,
  path,
  referrer: optional(host),
  source: parameter,
  medium: parameter,
  campaign: parameter,
})

const vital = z.object({
  name: z.enum(METRICS),
  age,
  path,
  value: z.number().min(0).max(DAY_MS),
  target: optional(storable(2000).overwrite((selector) => selector.slice(0, 200).toWellFormed())),
  phase: optional(z.string().regex(/^[a-zA-Z]{1,40}$/)),
  /** Metric id of `web-vitals`: a later report with the same id replaces the earlier one. */
  sample: optional(z.string().regex(/^[\w-]{1,40}$/)),
})

/** `target`: the address of a link. `label`: the name of a link or button; only the name of a goal of the owner is stored. */
const click = z.object({
  name: z.literal('click'),
  age,
  path,
  target: optional(z.string().max(2000)),
  label: optional(z.string().max(2000)),
})

export const browserEvent = z.discriminatedUnion('name', [pageView, vital, click])
export type BrowserEvent = z.infer<typeof browserEvent>

/** Body sent by the collecting script. Events that do not parse are dropped, the others are stored. */
export const eventBatch = z.object({
  /** Idempotency key: a retry has the same id. Missing in batches of pages loaded before the id was introduced. */
  id: z
    .string()
    .regex(/^[\w-]{22}$/)
    .optional(),
  /** Sent by pages of earlier versions; the language of an event is that of its address. */
  language: z.enum(LOCALES).optional(),
  build: z.string().max(40).default(''),
  /** Time zone of the browser; the country is estimated from it. */
  zone: z.string().max(60).optional().catch(undefined),
  events: z.array(z.unknown()).max(MAX_BATCH_EVENTS),
})
export type EventBatch = Omit<z.infer<typeof eventBatch>, 'events'> & { events: BrowserEvent[] }
