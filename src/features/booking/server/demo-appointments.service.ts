import {
  DEMO_ID_PATTERN,
  type DemoUser,
  demoUserEmail,
  demoUserId,
  seedDemoUsers,
} from '#features/identity/server/users/demo-users.service.ts'
import { addDays, dayOfWeek, toInstant, toLocal } from '#kernel/local-time.ts'
import type { Tx } from '#platform/server/db.ts'
import type { Appointment } from '../model/appointment.ts'
import type { RequestType } from '../model/booking-settings.schema.ts'
import * as repo from './appointments/appointment.repo.ts'
import { buildAppointment } from './appointments/request.service.ts'
import { type BookingConfig, loadBookingConfig } from './availability/availability.service.ts'
import { invalidateSlots } from './slot-cache.service.ts'

const HOUR_MS = 3_600_000

/** Fictitious clients that cannot sign in. */
const CLIENTS = [
  { key: 'rita.peeters', firstName: 'Rita', lastName: 'Peeters', language: 'nl', isClient: false },
  { key: 'omar.elidrissi', firstName: 'Omar', lastName: 'El Idrissi', language: 'nl', isClient: false },
  { key: 'claire.dubois', firstName: 'Claire', lastName: 'Dubois', language: 'fr', isClient: false },
] as const satisfies readonly DemoUser[]

type Sample = {
  client: (typeof CLIENTS)[number]
  requestType: RequestType
  comments: string
  /** Working days from today. */
  inDays: number
  at: number
  hoursAgo: number
  outcome: Partial<Appointment> & Pick<Appointment, 'status'>
}

const [RITA, OMAR, CLAIRE] = CLIENTS
const SAMPLES: Sample[] = [
  {
    client: RITA,
    requestType: 'NEW_WEB_APPLICATION',
    comments: 'Onze bakkerij wil online bestellingen aannemen. Kunnen we de mogelijkheden bekijken?',
    inDays: 3,
    at: 10 * 60,
    hoursAgo: 20,
    outcome: { status: 'PENDING' },
  },
  {
    client: CLAIRE,
    requestType: 'CHANGE_REQUEST',
    comments: 'Nous aimerions ajouter nos nouveaux bouquets à la page d’accueil.',
    inDays: 4,
    at: 14 * 60,
    hoursAgo: 3,
    outcome: { status: 'PENDING' },
  },
  {
    client: OMAR,
    requestType: 'REPORT_ISSUE',
    comments: 'Op sommige telefoons opent het menu niet.',
    inDays: 2,
    at: 9 * 60 + 30,
    hoursAgo: 26,
    outcome: { status: 'APPROVED' },
  },
  {
    client: CLAIRE,
    requestType: 'NEW_WEB_APPLICATION',
    comments: 'Un premier entretien pour notre boutique en ligne.',
    inDays: -6,
    at: 11 * 60,
    hoursAgo: 300,
    outcome: { status: 'APPROVED' },
  },
  {
    client: OMAR,
    requestType: 'CHANGE_REQUEST',
    comments: 'Liefst nog voor het weekend.',
    inDays: 5,
    at: 16 * 60,
    hoursAgo: 50,
    outcome: { status: 'DENIED', denialReason: 'Op dat moment zijn we bij een andere klant. Past maandag ook?' },
  },
  {
    client: RITA,
    requestType: 'REPORT_ISSUE',
    comments: 'Het contactformulier geeft een foutmelding.',
    inDays: 6,
    at: 13 * 60,
    hoursAgo: 70,
    outcome: { status: 'CANCELLED', cancelledBy: 'client', sequence: 1 },
  },
]

/** Sample appointments in every status. They send no emails. */
export async function seedDemoAppointments(tx: Tx, now: Date): Promise<void> {
  await seedDemoUsers(tx, CLIENTS, now)
  const config = await loadBookingConfig(tx)
  for (const sample of SAMPLES) await repo.insert(tx, toAppointment(sample, config, now), config.settings)
}

export async function removeDemoAppointments(tx: Tx): Promise<void> {
  await invalidateSlots(tx)
  await repo.removeByClientIdLike(tx, DEMO_ID_PATTERN)
}

function toAppointment(sample: Sample, { zone, settings }: BookingConfig, now: Date): Appointment {
  const { client, requestType, inDays, at, hoursAgo, outcome } = sample
  const start = toInstant(workingDay(toLocal(now, zone).date, inDays), at, zone)
  const span = { start, end: start + settings.minutes[requestType] * 60_000 }
  const createdAt = new Date(now.getTime() - hoursAgo * HOUR_MS)
  const isDecided = outcome.status === 'APPROVED' || outcome.status === 'DENIED'
  return {
    ...buildAppointment(
      { ...client, id: demoUserId(client.key), email: demoUserEmail(client.key) },
      sample,
      span,
      createdAt,
    ),
    decidedAt: isDecided ? new Date(createdAt.getTime() + HOUR_MS) : null,
    ...outcome,
  }
}

function workingDay(today: string, inDays: number): string {
  const step = Math.sign(inDays)
  let date = today
  for (let left = Math.abs(inDays); left > 0; ) {
    date = addDays(date, step)
    if (dayOfWeek(date) <= 5) left--
  }
  return date
}
