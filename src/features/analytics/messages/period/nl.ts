export const nl = {
  period: 'Periode',
  days: { one: '{count} dag', other: '{count} dagen' },
  custom: 'Zelf kiezen',
  from: 'Van',
  to: 'Tot en met',
  apply: 'Tonen',
  invalid: 'Kies een begindatum die voor de einddatum ligt, en een periode van hoogstens vijf jaar.',
  resolution: 'Per',
  'resolution.hour': 'Uur',
  'resolution.day': 'Dag',
  'resolution.week': 'Week',
  'resolution.month': 'Maand',
  compared: {
    one: '{period}, vergeleken met de dag ervoor',
    other: '{period}, vergeleken met de {count} dagen ervoor',
  },
} as const
