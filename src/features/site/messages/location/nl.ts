export const nl = {
  mapOf: 'Kaart met de ligging van {name}',
  openMap: 'Bekijk op OpenStreetMap',
} as const
