export const nl = {
  subject: 'De site van {client} antwoordt niet meer',
  heading: 'Een site uit je portfolio antwoordt niet meer',
  text: 'We hebben het adres twee nachten na elkaar geprobeerd. De link is van je site verdwenen en komt vanzelf terug zodra het adres weer antwoordt.',
  case: 'Realisatie',
  address: 'Adres',
  button: 'Realisatie openen',
} as const
