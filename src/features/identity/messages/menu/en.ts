import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  adminDashboard: 'Admin dashboard',
  profile: 'Profile',
  myAppointments: 'My appointments',
  signOut: 'Log out',
  signOutFailed: 'Logging out failed. Check your connection and try again.',
  login: 'Log in',
  register: 'Create an account',
  loading: 'Loading…',
})
