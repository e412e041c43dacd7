export const nl = {
  about: 'Reacties en reviews die op je beslissing wachten.',
  'group.emails': 'E-mails aan jou',
  'field.digest': 'Elke ochtend een e-mail over nieuwe reacties en reviews',
  'help.digest': 'Je krijgt geen e-mail als er niets nieuws wacht.',
} as const
