export const nl = {
  example: 'Voorbeeldcijfers',
  show: 'Welke cijfers',
  'show.example': 'Voorbeeldcijfers',
  'show.own': 'Alleen eigen cijfers',
} as const
