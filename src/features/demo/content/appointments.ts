import type { Appointment } from '#features/booking/model/appointment.ts'

/** Fictitious clients that cannot sign in. */
export const DEMO_CLIENTS = [
  { key: 'rita.peeters', firstName: 'Rita', lastName: 'Peeters', language: 'nl', isClient: false },
  { key: 'omar.elidrissi', firstName: 'Omar', lastName: 'El Idrissi', language: 'nl', isClient: false },
  { key: 'claire.dubois', firstName: 'Claire', lastName: 'Dubois', language: 'fr', isClient: false },
] as const

export type DemoAppointment = {
  client: (typeof DEMO_CLIENTS)[number]
  requestType: Appointment['requestType']
  comments: string
  /** Working days from today. */
  inDays: number
  at: number
  hoursAgo: number
  outcome: Partial<Appointment> & Pick<Appointment, 'status'>
}

const [RITA, OMAR, CLAIRE] = DEMO_CLIENTS
export const DEMO_APPOINTMENTS: readonly DemoAppointment[] = [
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
    comments: 'Un premier rendez-vous pour notre boutique en ligne.',
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
