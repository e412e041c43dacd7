export const nl = {
  address: 'Adres',
  phone: 'Telefoon',
  email: 'E-mail',
  vatNumber: 'Btw-nummer',
  openingHours: 'Openingsuren',
  appointment: 'Maak een afspraak',
} as const
