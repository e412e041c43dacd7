export const nl = {
  adminDashboard: 'Beheer',
  profile: 'Mijn profiel',
  myAppointments: 'Mijn afspraken',
  signOut: 'Uitloggen',
  logIn: 'Inloggen',
  loading: 'Laden…',
} as const
