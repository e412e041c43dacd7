import { z } from 'zod'
import { defineSetting } from '#features/settings/model/define-setting.ts'
import { schemaMessage } from '#kernel/schema-message.ts'
import { integerBetween } from '#kernel/schema-parts.ts'

export const MAX_REMINDERS = 5

const hours = integerBetween(0, 720, 'booking-settings:invalid.hours')

/** When the owner is emailed about a new request: immediately, once a day with all of them, or not. */
export const OWNER_NOTICES = ['atOnce', 'digest', 'never'] as const

/** People with an account, or everyone who confirms the email address of the request. */
export const BOOKERS = ['accounts', 'everyone'] as const

/** Whether the form for people without an account has a field for the phone number. */
export const GUEST_PHONE = ['no', 'optional', 'required'] as const

/** Minutes that divide an hour or are whole hours, so that slots fill a day without a remainder. */
export const SLOT_GRIDS = [5, 10, 15, 20, 30, 60, 120] as const

/** Booking rules. The time zone is the company's. */
const bookingSettings = z
  .object({
    whoMayBook: z.enum(BOOKERS, 'booking-settings:invalid.choice'),
    guestPhone: z.enum(GUEST_PHONE, 'booking-settings:invalid.choice'),
    grid: z.literal(SLOT_GRIDS, 'booking-settings:invalid.grid'),
    noticeHours: hours,
    horizonDays: integerBetween(1, 730, 'booking-settings:invalid.days'),
    /** Buffer after every appointment, in minutes. */
    bufferMinutes: integerBetween(0, 240, 'booking-settings:invalid.buffer'),
    /** Hours before an appointment until which its client may change or withdraw it; 0: until it begins. */
    changeHours: hours.default(0),
    /** Maximum number of pending requests per person. */
    openRequests: integerBetween(1, 50, 'booking-settings:invalid.openRequests'),
    /** Hours before an appointment at which the client is reminded; 0: never. `reminderTimes` lists all of them. */
    reminderHours: integerBetween(0, 720, 'booking-settings:invalid.reminders'),
    /** Further reminders, each later than the one before. A separate field, because earlier versions read one number. */
    laterReminderHours: z.array(z.number()).default([]),
    /** Time after which the owner is reminded of a pending request; 0: never. */
    nudgeHours: hours,
    ownerNotice: z.enum(OWNER_NOTICES, 'booking-settings:invalid.choice'),
  })
  .superRefine(({ reminderHours, laterReminderHours }, context) => {
    const times = [reminderHours, ...laterReminderHours]
    const isDescending = laterReminderHours.every((hours, index) => hours < Number(times[index]))
    const areHours = laterReminderHours.every((hours) => Number.isInteger(hours) && hours >= 1)
    if (isDescending && areHours && laterReminderHours.length < MAX_REMINDERS) return
    context.addIssue({ code: 'custom', path: ['reminderHours'], message: 'booking-settings:invalid.reminders' })
  })
  .superRefine(({ noticeHours, horizonDays }, context) => {
    if (noticeHours <= horizonDays * 24) return
    // No slot is ever both late enough and near enough.
    const message = schemaMessage('booking-settings:invalid.unbookable', { noticeHours, horizonDays })
    context.addIssue({ code: 'custom', path: ['noticeHours'], message })
  })
  .meta({ id: 'BookingSettings' })
export type BookingSettings = z.infer<typeof bookingSettings>

export const bookingSetting = defineSetting<BookingSettings>({
  key: 'booking',
  schema: bookingSettings,
  initial: {
    whoMayBook: 'accounts',
    guestPhone: 'no',
    grid: 30,
    noticeHours: 0,
    horizonDays: 90,
    bufferMinutes: 0,
    changeHours: 0,
    openRequests: 5,
    reminderHours: 24,
    laterReminderHours: [],
    nudgeHours: 24,
    ownerNotice: 'atOnce',
  },
})
