export const nl = {
  adminDashboard: 'Beheer',
  profile: 'Mijn profiel',
  myAppointments: 'Mijn afspraken',
  signOut: 'Uitloggen',
  signOutFailed: 'Uitloggen is niet gelukt. Controleer je verbinding en probeer het opnieuw.',
  login: 'Inloggen',
  register: 'Account maken',
  loading: 'Laden…',
} as const
