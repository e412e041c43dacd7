export const nl = {
  address: 'Adres',
  phone: 'Telefoon',
  email: 'E-mail',
  legalName: 'Onderneming',
  vatNumber: 'Ondernemings- en btw-nummer',
  register: 'Register',
  people: 'Met wie je spreekt',
  openingHours: 'Openingsuren',
  appointment: 'Maak een afspraak',
} as const
